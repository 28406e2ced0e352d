import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The live remotes, as the deploy store has them. */
export async function readRegistry(deployFolder: string): Promise<unknown> {
  return JSON.parse(await readFile(join(deployFolder, 'remotes.json'), 'utf8'));
}
