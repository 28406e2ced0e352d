import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRegistry } from '../registry/revisions';
import type { DeployTarget } from '../target/deploy-target';
import { workspace } from '../workspace';
import { liveTypes } from './live-types';

/** Writes the types of what is live into the sources of a remote. Returns the path of the file, relative to the workspace. */
export async function writeLiveTypes(name: string, target: DeployTarget): Promise<string> {
  const { remotes } = await readRegistry(target);
  const file = `${name}/src/live-remotes.ts`;
  await writeFile(join(workspace.root, file), liveTypes(remotes));
  return file;
}
