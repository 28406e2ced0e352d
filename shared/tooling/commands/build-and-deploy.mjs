import { CommandError } from './command-error.mjs';
import { withTypeScript } from './with-typescript.mjs';

const atOnce = 2;

/**
 * Builds the shell and deploys every remote, two at a time. Unchanged builds stay as they are.
 *
 * @param {(line: string) => void} log
 */
export async function buildAndDeploy(log) {
  await withTypeScript();
  const { buildShell, deployRemote, openTarget, remoteNames, whoDeploys, workspace } =
    await import('@tiffin/deploy');
  const target = await openTarget(workspace.targetSettings);
  const by = await whoDeploys(process.env);
  const why = 'everything that has changed';
  const shell = async () => ((await buildShell()) ? 'shell built' : undefined);
  const remotes = remoteNames().map((name) => async () => {
    const { did, build } = await deployRemote(name, target, { by, why, now: new Date(), keepsRollout: true });
    return did === 'nothing changed' ? undefined : `${name} ${build.version}-${build.buildId} ${did}`;
  });
  // Remotes are checked with the built shell.
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
