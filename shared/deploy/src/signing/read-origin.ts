import type { Env } from '@tiffin/server/settings';
import { execFile } from 'node:child_process';
import { hostname } from 'node:os';
import { promisify } from 'node:util';
import { workspace } from '../workspace';
import type { Origin } from './statement';

const run = promisify(execFile);
/** The variables in which a pipeline gives the URL of its run. GitHub gives it in parts. */
const RUN_URLS = ['CI_JOB_URL', 'BUILDKITE_BUILD_URL', 'BUILD_URL'];

/** Returns the commit of this checkout and who builds it: the URL of the pipeline's run, or else `by` at this machine. */
export async function readOrigin(env: Env, by: string, root: string = workspace.root): Promise<Origin> {
  const describe = ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'];
  const { stdout } = await run('git', describe, { cwd: root }).catch(() => ({ stdout: '' }));
  return { commit: stdout.trim() || null, builder: runUrlOf(env) ?? `${by} at ${hostname()}` };
}

function runUrlOf(env: Env): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id } = env;
  if (server && repository && id) return `${server}/${repository}/actions/runs/${id}`;
  return RUN_URLS.map((name) => env[name]).find(Boolean);
}
