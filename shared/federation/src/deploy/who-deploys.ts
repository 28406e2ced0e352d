import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Where a pipeline says who started it. */
const ACTORS = [
  'TIFFIN_DEPLOY_ACTOR',
  'GITHUB_ACTOR',
  'GITLAB_USER_LOGIN',
  'BUILDKITE_BUILD_CREATOR',
  'BUILD_USER_ID',
];

/** Who deploys: the actor of the pipeline, else git's user, else the user of the machine. */
export async function whoDeploys(env: Readonly<Record<string, string | undefined>>): Promise<string> {
  const actor = ACTORS.map((name) => env[name]?.trim()).find(Boolean);
  if (actor) return actor;
  const { stdout } = await run('git', ['config', 'user.name']).catch(() => ({ stdout: '' }));
  return stdout.trim() || userInfo().username;
}
