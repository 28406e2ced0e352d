import type { Guard, NamedTest } from '../guard';

const build = 'shared/federation/src/build';
const strategy = { from: "shareStrategy: 'loaded-first',", to: '' };
const proof = (name: string): NamedTest => ({ file: `${build}/loaded-first.test.tsx`, name });

/** What is in the page comes before a newer version of it. */
export const LOADED_FIRST: readonly Guard[] = [
  {
    ...strategy,
    name: 'loaded-first in the shell',
    file: `${build}/shell-config.mjs`,
    tests: [proof('[FED-04] a remote that is down is not asked when the page fetches a shared module')],
  },
  {
    ...strategy,
    name: 'loaded-first in the remotes',
    file: `${build}/remote-config.mjs`,
    tests: [proof('[FED-05] a remote with a newer version takes the instance that the page is fetching')],
  },
];
