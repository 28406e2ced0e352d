import type { RemoteBuild } from '@tiffin/contracts';
import { inTurns } from '../in-turns';
import type { DeployTarget } from '../target/deploy-target';
import { hashOf } from './hash-of';

const AT_ONCE = 8;

/** Files of a build that are gone from a target or are not what was built, by name. */
export async function damagedFiles(target: DeployTarget, build: RemoteBuild): Promise<readonly string[]> {
  const folder = build.manifestUrl.split('/').slice(1, -1).join('/');
  const damaged: string[] = [];
  await inTurns(Object.entries(build.integrity), AT_ONCE, async ([name, integrity]) => {
    const content = await target.read(`${folder}/${name}`);
    if (!content || hashOf(content) !== integrity) damaged.push(name);
  });
  return damaged.sort();
}
