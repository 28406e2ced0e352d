import { CommandError } from './command-error.mjs';
import { openLocalStore, otherStoreNote } from './local-store.mjs';

const atOnce = 2;

/** Remotes with a map. Their builds take twice as long as the others, so they begin first. */
const LONG = ['mfe-order-status', 'mfe-menu-cart'];

/**
 * Deploys the shell and every remote, two at a time, to the store of this checkout. Unchanged builds stay as they are. What a
 * rollback has pinned keeps its live build.
 *
 * @param {(line: string) => void} log
 */
export async function buildAndDeploy(log) {
  const target = await openLocalStore();
  const { deployRemote, deployShell, explainKeptBack, readRegistry, remoteNames, SHELL, whoDeploys } =
    await import('@tiffin/deploy');
  const note = otherStoreNote(process.env);
  if (note) log(note);
  // To keep what was compiled takes a third of a build's time, and most checkouts build a part once.
  if (!(await readRegistry(target)).shell) process.env.TIFFIN_BUILD_CACHE = 'off';
  const by = await whoDeploys(process.env);
  const why = 'everything that has changed';
  const describe = (name, { did, build }) => {
    if (did === 'is stored, but not live') return explainKeptBack(target, name, build);
    return did === 'nothing changed' ? undefined : `${name} ${build.version}-${build.buildId} ${did}`;
  };
  const deploying = () => ({ by, why, now: new Date(), keepsRollout: true });
  const deployedShell = deployShell(target, { ...deploying(), remotesFollow: true });
  // Remotes are checked with the live shell, and built meanwhile.
  const isReady = () => deployedShell;
  const work = [
    async () => describe(SHELL, await deployedShell),
    ...longestFirst(remoteNames()).map(
      (name) => async () => describe(name, await deployRemote(name, target, { ...deploying(), isReady })),
    ),
  ];
  const results = await runInParallel(work, log).catch((error) => {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  });
  if (results.every((result) => result === undefined)) log('nothing to build');
}

async function runInParallel(work, log) {
  const waiting = [...work];
  const results = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const result = await next();
      if (result) log(result);
      results.push(result);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

/** @param {readonly string[]} names */
function longestFirst(names) {
  return [...LONG.filter((name) => names.includes(name)), ...names.filter((name) => !LONG.includes(name))];
}
