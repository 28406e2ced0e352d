import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { checkWithChanges } from './check-with-changes';

// The first check is slow, because the compiler reads the types of every package.
jest.setTimeout(300_000);

const KEPT = 'e2e/contract-versions/src/contract-3.ts';

const BREAKS = [
  {
    what: 'a fact of the bus is taken away',
    change: {
      file: 'shared/contracts/src/bus-facts.ts',
      from: 'readonly teamJoined: { readonly teamId: string };',
      to: '',
    },
    says: 'return facts;',
    user: 'mfe-teams/src/views/use-join-team.ts',
  },
  {
    what: 'a slot is renamed',
    change: {
      file: 'shared/contracts/src/remote.ts',
      from: "['group-order-entry',",
      to: "['group-entry',",
    },
    says: 'return slot;',
    user: 'mfe-group-order/src/remote.tsx',
  },
  {
    what: 'a shared module loses an export',
    change: {
      file: 'shared/auth/src/index.ts',
      from: "export { useSession } from './use-session';",
      to: '',
    },
    says: "'@tiffin/auth': auth,",
    user: 'mfe-group-order/src/views/entry/start-group.tsx',
  },
] as const;

describe('changes that remotes in the field could not live with', () => {
  let faults: readonly string[] = [];
  // One program has all changes: none of them breaks what another one's test expects.
  beforeAll(() => {
    const users = BREAKS.map(({ user }) => user);
    faults = checkWithChanges(
      [KEPT, ...users],
      BREAKS.map(({ change }) => change),
    );
  });

  it.each(BREAKS)('[FED-10] $what: it fails, at the package and at who uses it', ({ says, user }) => {
    expect(faults).toContainEqual(expect.stringContaining(`${KEPT}: ${says}`));
    expect(faults).toContainEqual(expect.stringContaining(`${user}: `));
  });
});
