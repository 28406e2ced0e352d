import type { RemoteBuild } from '@tiffin/contracts';
import { readBuildRecord } from '../build-record';
import { publishBuild } from '../builds/publish-build';
import { goLive } from '../go-live';
import type { Audience } from '../rollout/audience';
import type { DeployTarget } from '../target/deploy-target';

/** Publishes build output and makes it live, like the last steps of a deploy. */
export async function deployDist(target: DeployTarget, dist: string, to?: Audience): Promise<RemoteBuild> {
  const now = new Date();
  const { name } = await readBuildRecord(dist);
  const build = await publishBuild(target, dist, { now });
  await goLive(target, name, build, { by: 'ana', why: 'a test', now, to });
  return build;
}
