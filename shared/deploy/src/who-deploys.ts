import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import { deployActor } from './deploy-settings';

const run = promisify(execFile);
/** The variables in which a pipeline names the person who started it. */
const ACTORS = [
  deployActor.name,
  'GITHUB_ACTOR',
  'GITLAB_USER_LOGIN',
  'BUILDKITE_BUILD_CREATOR',
  'BUILD_USER_ID',
];

/** Returns who deploys: the pipeline's actor, or else the git user, or else the machine's user. */
export async function whoDeploys(env: Readonly<Record<string, string | undefined>>): Promise<string> {
  const actor = ACTORS.map((name) => env[name]?.trim()).find(Boolean);
  if (actor) return actor;
  const { stdout } = await run('git', ['config', 'user.name']).catch(() => ({ stdout: '' }));
  return stdout.trim() || userInfo().username;
}
