import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { withRenderer } from './shell-build';
import type { ShellBuild } from './shell-build';

const recordSchema = z.object({
  version: z.string(),
  buildId: z.string(),
  files: z.array(z.object({ path: z.string(), integrity: z.string() })),
  initial: z.array(z.string()).min(1),
  chunks: z.record(z.string(), z.array(z.string())),
  server: z.string().optional(),
});

/** Reads a build from a folder of build output, as a developer names it. Throws an error that says what to do if it is missing. */
export async function readShellFolder(folder: string): Promise<ShellBuild> {
  const path = join(folder, 'build.json');
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`TIFFIN_SHELL_DIST names a folder without a shell: ${path} is missing.`);
  });
  const { files, server, ...record } = recordSchema.parse(JSON.parse(text));
  const integrity = Object.fromEntries(files.map((file) => [file.path, file.integrity]));
  const read = (file: string): Promise<Buffer | undefined> =>
    readFile(join(folder, file)).catch(() => undefined);
  return withRenderer({ ...record, integrity, read }, server);
}
