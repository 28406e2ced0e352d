import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspace } from '@tiffin/deploy';

const run = promisify(execFile);

/** Runs `work` in a new clone of the committed files, with nothing installed, and removes the clone. */
export async function withClone(work: (folder: string) => Promise<void>): Promise<void> {
  const parent = await mkdtemp(join(tmpdir(), 'tiffin-clone-'));
  const folder = join(parent, 'tiffin');
  try {
    await run('git', ['clone', '--quiet', workspace.root, folder]);
    await work(folder);
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}
