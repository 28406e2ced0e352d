import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { workspace } from './workspace';

const run = promisify(execFile);
const COMMIT = /^[\da-f]{7,40}$/;

/**
 * Returns the whole name of a commit that a pipeline has checked. Throws unless the sources of the remote are those of this
 * commit, because then nobody has checked what would be deployed.
 */
export async function expectCommit(
  name: string,
  commit: string,
  root: string = workspace.root,
): Promise<string> {
  if (!COMMIT.test(commit)) throw new Error(`"${commit}" is no commit: --checked takes 7 to 40 hex digits.`);
  const git = async (...args: readonly string[]): Promise<string> => {
    const { stdout } = await run('git', args, { cwd: root });
    return stdout.trim();
  };
  const head = await git('rev-parse', 'HEAD');
  if (!head.startsWith(commit)) {
    throw new Error(
      `--checked names ${commit}, but this checkout is at ${head}. Deploy from the checked commit.`,
    );
  }
  const changed = await git(
    'status',
    '--porcelain',
    '--',
    name,
    'shared',
    'pnpm-lock.yaml',
    'package-lock.json',
  );
  if (changed !== '') {
    throw new Error(`--checked names ${commit}, but these files differ from it:\n${changed}`);
  }
  return head;
}
