import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { writeTemplate } from './write-template';

const TEMPLATE = fileURLToPath(new URL('./repository/', import.meta.url));
const MANIFEST = 'package.json';
const manifestSchema = z.looseObject({
  workspaces: z.array(z.string()).optional(),
  scripts: z.record(z.string(), z.string()).optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  devDependencies: z.record(z.string(), z.string()).optional(),
});
type Manifest = z.infer<typeof manifestSchema>;

/**
 * Makes a folder a repository of remotes: writes what they share, and adds to its package.json. Keeps what the package.json says
 * already.
 */
export async function writeRepository(root: string): Promise<void> {
  const path = join(root, MANIFEST);
  const before = await readFile(path, 'utf8').catch(() => '{}');
  await writeTemplate(TEMPLATE, root, []);
  const ours = manifestSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  const theirs = manifestSchema.parse(JSON.parse(before));
  await writeFile(path, `${JSON.stringify(merged(ours, theirs), null, 2)}\n`);
}

function merged(ours: Manifest, theirs: Manifest): Manifest {
  const isMissing = ([name]: readonly [string, string]): boolean => theirs.dependencies?.[name] === undefined;
  return {
    ...theirs,
    ...Object.fromEntries(Object.entries(ours).filter(([field]) => !(field in theirs))),
    type: 'module',
    workspaces: [...new Set([...(theirs.workspaces ?? []), ...(ours.workspaces ?? [])])],
    scripts: { ...ours.scripts, ...theirs.scripts },
    devDependencies: {
      ...Object.fromEntries(Object.entries(ours.devDependencies ?? {}).filter(isMissing)),
      ...theirs.devDependencies,
    },
  };
}
