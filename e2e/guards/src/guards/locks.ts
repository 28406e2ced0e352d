import type { Guard } from '../guard';

const deploy = 'shared/federation/src/deploy';
const renewal = 'shared/auth/src/create-renewal';
const money = 'shared/api/src/commands/use-money-command';

/** Of the tabs of a browser, of processes that deploy, and of two presses in one tick. */
export const LOCKS: readonly Guard[] = [
  {
    name: 'the lock under which one tab renews',
    file: `${renewal}.ts`,
    from: "oneAtATime('tiffin-refresh', () => renewFrom(before))",
    to: 'renewFrom(before)',
    tests: [
      {
        file: `${renewal}.test.ts`,
        name: '[AUT-16] of five tabs that renew at once one asks the provider, and all have what it got',
      },
    ],
  },
  {
    name: 'the browser’s lock itself',
    file: 'shared/auth/src/one-at-a-time.ts',
    from: 'await locks?.request(name, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) }, begin);',
    to: 'await begin();',
    tests: [
      { file: 'shared/auth/src/one-at-a-time.test.ts', name: '[AUT-16] does the work under the lock, once' },
      {
        file: `${renewal}.test.ts`,
        name: '[AUT-16] of five tabs that renew at once one asks the provider, and all have what it got',
      },
    ],
  },
  {
    name: 'making a file only where there is none',
    file: `${deploy}/target/folder-target.ts`,
    from: 'await writes.link(draft, file);',
    to: 'await writes.rename(draft, file);',
    tests: [
      {
        file: `${deploy}/target/deploy-target.test.ts`,
        name: 'a file is made once, however many want to; its content is that of the one that did',
      },
      {
        file: `${deploy}/registry/change-registry.test.ts`,
        name: 'makes its change to the revision that another process made meanwhile',
      },
    ],
  },
  {
    name: 'trying again after another’s revision',
    file: `${deploy}/registry/change-registry.ts`,
    from: "if (await addRevision(target, revision)) return 'changed';",
    to: "await addRevision(target, revision);\n    return 'changed';",
    tests: [
      {
        file: `${deploy}/registry/change-registry.test.ts`,
        name: 'makes its change to the revision that another process made meanwhile',
      },
    ],
  },
  {
    name: 'the lock of a write that costs money',
    file: `${money}.ts`,
    from: 'underWay.current ?? ',
    to: '',
    tests: [
      { file: `${money}.test.tsx`, name: '[CHK-17] two presses in one tick send once and share the answer' },
    ],
  },
];
