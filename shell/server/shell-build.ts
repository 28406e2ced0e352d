import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const buildSchema = z.object({
  version: z.string(),
  files: z.array(z.object({ path: z.string(), integrity: z.string() })),
  initial: z.array(z.string()).min(1),
  chunks: z.record(z.string(), z.array(z.string())),
});

/** The shell's build record: its files, those of the first script, and those of each chunk. */
export type ShellBuild = z.infer<typeof buildSchema>;

/** Reads `build.json`. Throws an error that says what to do if it is missing. */
export async function readShellBuild(folder: string): Promise<ShellBuild> {
  const path = join(folder, 'build.json');
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(
      `The shell is not built: ${path} is missing. Build it, or start everything with "npm start".`,
    );
  });
  return buildSchema.parse(JSON.parse(text));
}

/** Returns the integrity hash of a file of the build. */
export function integrityOf(build: ShellBuild, path: string): string | undefined {
  return build.files.find((file) => file.path === path)?.integrity;
}
