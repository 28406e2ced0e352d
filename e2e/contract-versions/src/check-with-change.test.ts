import { describe, expect, it, jest } from '@jest/globals';
import { checkWithChange } from './check-with-change';

// The first check is slow, because the compiler reads the types of every package.
jest.setTimeout(300_000);

const KEPT = 'e2e/contract-versions/src/contract-2.ts';
const facts = 'shared/contracts/src/bus-facts.ts';
const remote = 'shared/contracts/src/remote.ts';
const auth = 'shared/auth/src/index.ts';
const button = 'shared/ui/src/action/button.tsx';
const teamJoined = 'readonly teamJoined: { readonly teamId: string };';

describe('a change that remotes in the field could not live with', () => {
  it.each([
    {
      what: 'a fact of the bus is taken away',
      change: { file: facts, from: teamJoined, to: '' },
      says: 'return facts;',
      user: 'mfe-teams/src/views/use-join-team.ts',
    },
    {
      what: 'the payload of a fact becomes another',
      change: { file: facts, from: teamJoined, to: 'readonly teamJoined: { readonly teamId: number };' },
      says: 'return facts;',
      user: 'mfe-teams/src/views/use-join-team.ts',
    },
    {
      what: 'a slot is renamed',
      change: { file: remote, from: "['group-order-entry',", to: "['group-entry'," },
      says: 'return slot;',
      user: 'mfe-group-order/src/remote.tsx',
    },
    {
      what: 'a remote has no routes any more',
      change: { file: remote, from: 'readonly routes: readonly ScreenRoute[];', to: '' },
      says: "'@tiffin/federation': federation,",
      user: 'mfe-checkout/src/remote.tsx',
    },
    {
      what: 'a remote must bring something new',
      change: { file: remote, from: 'readonly slots?:', to: 'readonly title: string;\n  readonly slots?:' },
      says: 'return remote;',
      user: 'mfe-order-status/src/remote.tsx',
    },
    {
      what: 'a shared module loses an export',
      change: { file: auth, from: "export { useSession } from './use-session';", to: '' },
      says: "'@tiffin/auth': auth,",
      user: 'mfe-group-order/src/views/entry/start-group.tsx',
    },
    {
      what: 'a component asks for more',
      change: { file: button, from: 'readonly icon?:', to: 'readonly reason: string;\n  readonly icon?:' },
      says: "'@tiffin/ui': ui,",
      user: 'mfe-group-order/src/views/entry/start-group.tsx',
    },
  ])('[FED-10] $what: it fails, at the package and at who uses it', ({ change, says, user }) => {
    const faults = checkWithChange([KEPT, user], change);
    expect(faults).toContainEqual(expect.stringContaining(`${KEPT}: ${says}`));
    expect(faults).toContainEqual(expect.stringContaining(`${user}: `));
  });
});

describe('a change that adds', () => {
  it.each([
    ['nothing', undefined],
    [
      'a fact',
      { file: facts, from: teamJoined, to: `${teamJoined} readonly teamNamed: { readonly name: string };` },
    ],
    ['a slot', { file: remote, from: "['group-order-entry',", to: "['group-order-entry', 'tip'," }],
    [
      'what a remote may bring',
      { file: remote, from: 'readonly slots?:', to: 'readonly title?: string;\n  readonly slots?:' },
    ],
    [
      'an export',
      {
        file: auth,
        from: "export { session } from './session';",
        to: "export { session } from './session';\nexport const more = 1;",
      },
    ],
  ])('%s: remotes of every spoken contract live with it', (_what, change) => {
    expect(checkWithChange([KEPT, 'e2e/contract-versions/src/contract-1.ts'], change)).toEqual([]);
  });
});
