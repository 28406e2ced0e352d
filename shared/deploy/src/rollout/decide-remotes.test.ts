import { expect, it } from '@jest/globals';
import { makeStoreBuild } from '../test-support/make-store-build';
import { decideRemotes, decisionKey } from './decide-remotes';

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
  expect(decisionKey(registry, member)).toBe('7,mfe-teams 1.0.0-b');
  expect(decisionKey(registry, stranger)).toBe('7');
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
