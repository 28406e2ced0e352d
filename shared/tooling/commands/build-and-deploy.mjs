import { CommandError } from './command-error.mjs';
import { lastBuilds } from './last-builds.mjs';
import { openLocalStore, otherStoreNote } from './local-store.mjs';

/** Has the first pages that people open. */
const FIRST = 'mfe-menu-cart';
/** The order of builds after it: one with a map takes twice as long as the others. */
const NEXT = ['mfe-order-status'];

/**
 * Deploys the shell and every remote to the store of this checkout. Unchanged builds stay as they are. What a rollback has pinned
 * keeps its live build.
 *
 * @param {(line: string) => void} log
 */
export async function buildAndDeploy(log) {
  const { all } = await beginBuilds(log);
  await all;
}

/**
 * Begins to deploy everything, two builds at a time.
 *
 * @param {(line: string) => void} log
 * @returns {Promise<{ first: Promise<unknown>, all: Promise<unknown>, isNeeded: boolean }>} first: resolves once the shell and the
 * first pages are live. Both reject with what is wrong. isNeeded: false if everything is live as it is.
 */
export async function beginBuilds(log) {
  const note = otherStoreNote(process.env);
  if (note) log(note);
  const last = lastBuilds();
  if (last.isCurrent()) {
    log('nothing to build');
    return { first: Promise.resolve(), all: Promise.resolve(), isNeeded: false };
  }
  const target = await openLocalStore();
  const { deployRemote, deployShell, explainKeptBack, readRegistry, remoteNames, SHELL, whoDeploys } =
    await import('@tiffin/deploy');
  // To keep what was compiled takes a third of a build's time, and most checkouts build a part once.
  if (!(await readRegistry(target)).shell) process.env.TIFFIN_BUILD_CACHE = 'off';
  const by = await whoDeploys(process.env);
  const deploying = () => ({ by, why: 'everything that has changed', now: new Date(), keepsRollout: true });
  const say = async (name, deployed) => {
    const { did, build } = await deployed;
    if (did === 'is stored, but not live') log(await explainKeptBack(target, name, build));
    else if (did !== 'nothing changed') log(`${name} ${build.version}-${build.buildId} ${did}`);
    return did;
  };
  const shell = say(SHELL, deployShell(target, { ...deploying(), remotesFollow: true }));
  // Remotes are checked with the live shell, and built meanwhile.
  const isReady = () => shell;
  const remote = (name) => say(name, deployRemote(name, target, { ...deploying(), isReady }));
  const firstRemote = remote(FIRST);
  const first = Promise.all([shell, firstRemote]).catch(explained);
  const waiting = NEXT.concat(remoteNames().filter((name) => ![FIRST, ...NEXT].includes(name)));
  const others = async (before) => {
    const results = [await before];
    for (let name = waiting.shift(); name; name = waiting.shift()) results.push(await remote(name));
    return results;
  };
  const all = Promise.all([others(shell), others(firstRemote)]).then((results) => {
    const did = results.flat();
    if (did.every((what) => what === 'nothing changed')) log('nothing to build');
    // The person hears again of what is kept back.
    if (!did.includes('is stored, but not live')) last.keep();
  }, explained);
  // Whoever waits for one of them hears of it there.
  all.catch(() => undefined);
  return { first, all, isNeeded: true };
}

function explained(error) {
  throw new CommandError(error instanceof Error ? error.message : String(error));
}
