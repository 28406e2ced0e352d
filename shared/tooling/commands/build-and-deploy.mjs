import { CommandError } from './command-error.mjs';
import { openLocalStore, otherStoreNote } from './local-store.mjs';

const atOnce = 2;

/**
 * Deploys the shell, then every remote, two at a time, to the store of this checkout. Unchanged builds stay as they are. What a
 * rollback has pinned keeps its live build.
 *
 * @param {(line: string) => void} log
 */
export async function buildAndDeploy(log) {
  const target = await openLocalStore();
  const { deployRemote, deployShell, explainKeptBack, remoteNames, SHELL, whoDeploys } =
    await import('@tiffin/deploy');
  const note = otherStoreNote(process.env);
  if (note) log(note);
  const by = await whoDeploys(process.env);
  const why = 'everything that has changed';
  const describe = (name, { did, build }) => {
    if (did === 'is stored, but not live') return explainKeptBack(target, name, build);
    return did === 'nothing changed' ? undefined : `${name} ${build.version}-${build.buildId} ${did}`;
  };
  const deploying = () => ({ by, why, now: new Date(), keepsRollout: true });
  const shell = async () =>
    describe(SHELL, await deployShell(target, { ...deploying(), remotesFollow: true }));
  const remotes = remoteNames().map(
    (name) => async () => describe(name, await deployRemote(name, target, deploying())),
  );
  // Remotes are checked with the live shell.
  const rounds = [[shell], remotes];
  const results = [];
  try {
    for (const round of rounds) results.push(...(await runInParallel(round, log)));
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
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
