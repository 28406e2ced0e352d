import type { DeployTarget } from '../target/deploy-target';

/** Removes a build. Removes the release note first, so that an interrupted removal leaves nothing that counts as a build. */
export async function removeBuild(target: DeployTarget, folder: string): Promise<void> {
  const files = await target.list(folder);
  const isNote = (file: string): boolean => file === 'release.json';
  for (const file of [...files.filter(isNote), ...files.filter((one) => !isNote(one))])
    await target.remove(`${folder}/${file}`);
}
