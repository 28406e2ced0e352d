import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { checkWithChanges, type SourceChange } from './check-with-changes';

// The first check is slow, because the compiler reads the types of every package.
jest.setTimeout(300_000);

const KEPT = 'e2e/contract-versions/src/contract-3.ts';
const facts = 'shared/contracts/src/bus-facts.ts';
const remote = 'shared/contracts/src/remote.ts';
const auth = 'shared/auth/src/index.ts';
const button = 'shared/ui/src/action/button.tsx';
const startGroup = 'mfe-group-order/src/views/entry/start-group.tsx';
const teamJoined = 'readonly teamJoined: { readonly teamId: string };';

type Break = {
  readonly what: string;
  readonly change: SourceChange;
  /** The source line at which the kept contract fails. */
  readonly says: string;
  readonly user: string;
};

/** Each program takes seconds to check, so changes share one if none of them breaks what another one's test expects. */
const BREAKS: readonly (readonly Break[])[] = [
  [
    {
      what: 'the payload of a fact becomes another',
      change: { file: facts, from: teamJoined, to: 'readonly teamJoined: { readonly teamId: number };' },
      says: 'return facts;',
      user: 'mfe-teams/src/views/use-join-team.ts',
    },
    {
      what: 'a remote must bring something new',
      change: { file: remote, from: 'readonly slots?:', to: 'readonly title: string;\n  readonly slots?:' },
      says: 'return remote;',
      user: 'mfe-order-status/src/remote.tsx',
    },
    {
      what: 'a component asks for more',
      change: { file: button, from: 'readonly icon?:', to: 'readonly reason: string;\n  readonly icon?:' },
      says: "'@tiffin/ui': ui,",
      user: startGroup,
    },
  ],
  [
    {
      what: 'a remote has no routes any more',
      change: { file: remote, from: 'readonly routes: readonly ScreenRoute[];', to: '' },
      says: "'@tiffin/federation': federation,",
      user: 'mfe-checkout/src/remote.tsx',
    },
  ],
];

describe.each(BREAKS.map((breaks) => ({ breaks })))(
  'further changes that remotes in the field could not live with',
  ({ breaks }) => {
    let faults: readonly string[] = [];
    beforeAll(() => {
      const users = breaks.map(({ user }) => user);
      faults = checkWithChanges(
        [KEPT, ...users],
        breaks.map(({ change }) => change),
      );
    });
    it.each(breaks)('[FED-10] $what: it fails, at the package and at who uses it', ({ says, user }) => {
      expect(faults).toContainEqual(expect.stringContaining(`${KEPT}: ${says}`));
      expect(faults).toContainEqual(expect.stringContaining(`${user}: `));
    });
  },
);

// The step "types" checks the unchanged sources with the same files.
it('a fact, a slot, what a remote may bring and an export are added: remotes of every spoken contract live with it', () => {
  const additions: readonly SourceChange[] = [
    { file: facts, from: teamJoined, to: `${teamJoined} readonly teamNamed: { readonly name: string };` },
    { file: remote, from: "['group-order-entry',", to: "['group-order-entry', 'tip'," },
    { file: remote, from: 'readonly slots?:', to: 'readonly title?: string;\n  readonly slots?:' },
    {
      file: auth,
      from: "export { session } from './session';",
      to: "export { session } from './session';\nexport const more = 1;",
    },
  ];
  expect(checkWithChanges([KEPT, 'e2e/contract-versions/src/contract-2.ts'], additions)).toEqual([]);
});
