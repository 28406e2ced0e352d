import { expect, it } from '@jest/globals';
import { makeStoreBuild, makeStoreShell } from '../test-support/make-store-build';
import { decideRemotes, decisionKey } from './decide-remotes';
import { decideShell } from './decide-shell';
import type { Visitor } from './is-in-rollout';

const live = { ...makeStoreBuild('a'), previous: makeStoreBuild('z') };
const rollout = {
  build: makeStoreBuild('b'),
  percent: 0,
  organizations: ['org_a'],
  since: '2026-11-21T12:00:00Z',
};
const registry = {
  revision: 7,
  change: null,
  remotes: { 'mfe-teams': { ...live, rollout }, 'mfe-checkout': live },
};
const member = { deviceId: null, organizationId: 'org_a' };
const stranger = { deviceId: 'device', organizationId: null };

it('gives the version that is rolled out to who is meant, with the live one behind it', () => {
  expect(decideRemotes(registry, member).remotes).toEqual({
    'mfe-teams': {
      ...rollout.build,
      previous: makeStoreBuild('a'),
      earlier: [makeStoreBuild('z')],
      source: 'early',
    },
    'mfe-checkout': live,
  });
});

it('gives everybody else the live one, and tells nobody of the rollout', () => {
  expect(decideRemotes(registry, stranger).remotes).toEqual({ 'mfe-teams': live, 'mfe-checkout': live });
});

it('tells pages since when a remote is pinned, and not by whom', () => {
  const pin = { at: '2026-11-21T12:00:00.000Z', by: 'ben', why: 'errors' };
  const { remotes } = decideRemotes({ remotes: { 'mfe-teams': { ...live, pin } } }, stranger);
  expect(remotes).toEqual({ 'mfe-teams': { ...live, pinnedAt: pin.at } });
});

it('has a key for every decision of a revision', () => {
  const ofAll = '7,mfe-teams 1.0.0-a,mfe-checkout 1.0.0-a';
  expect(decisionKey(registry, member)).toBe(`${ofAll},mfe-teams 1.0.0-b`);
  expect(decisionKey(registry, stranger)).toBe(ofAll);
  const shell = makeStoreShell('a', { rollout: { ...rollout, build: makeStoreShell('b') } });
  expect(decisionKey({ ...registry, shell }, stranger)).toBe(
    '7,shell 1.0.0-a,mfe-teams 1.0.0-a,mfe-checkout 1.0.0-a',
  );
  expect(decisionKey({ ...registry, shell }, member)).toContain(',shell 1.0.0-b,mfe-teams 1.0.0-b');
});

it('asks the shell of the visitor which contracts its pages speak', () => {
  const next = { ...makeStoreBuild('n'), contract: 3, previous: makeStoreBuild('a') };
  const rolledOut = { ...rollout, build: makeStoreShell('b', { speaks: [2, 3] }) };
  const shell = makeStoreShell('a', { speaks: [2], rollout: rolledOut });
  const buildFor = (visitor: Visitor) =>
    decideRemotes({ remotes: { 'mfe-teams': next }, shell }, visitor).remotes['mfe-teams']?.buildId;
  expect([buildFor(stranger), buildFor(member)]).toEqual(['a', 'n']);
  expect(decideShell({ shell }, member).map(({ buildId }) => buildId)).toEqual(['b', 'a']);
  expect(decideShell({ shell }, stranger).map(({ buildId }) => buildId)).toEqual(['a']);
});

it('passes over what a page of this shell could not speak with, where there is something else', () => {
  const foreign = { ...makeStoreBuild('n'), contract: 99 };
  const entries = {
    'mfe-teams': { ...live, rollout: { ...rollout, build: foreign } },
    'mfe-checkout': { ...foreign, previous: makeStoreBuild('a'), earlier: [makeStoreBuild('z')] },
    'mfe-menu-cart': { ...foreign, previous: foreign },
  };
  expect(decideRemotes({ remotes: entries }, member).remotes).toEqual({
    'mfe-teams': live,
    'mfe-checkout': live,
    'mfe-menu-cart': { ...foreign, previous: foreign },
  });
});
