import { removeMaps } from '../source-maps/stored-maps';
import type { DeployTarget } from '../target/deploy-target';

/**
 * Removes a build and its source maps. Removes the release note first, so that an interrupted removal leaves nothing that counts as
 * a build.
 */
export async function removeBuild(target: DeployTarget, name: string, version: string): Promise<void> {
  const folder = `${name}/${version}`;
  const files = await target.list(folder);
  const isNote = (file: string): boolean => file === 'release.json';
  for (const file of files.filter(isNote)) await target.remove(`${folder}/${file}`);
  await removeMaps(target, name, version);
  for (const file of files.filter((one) => !isNote(one))) await target.remove(`${folder}/${file}`);
}
