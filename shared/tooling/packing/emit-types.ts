import { workspaceRoot } from '@tiffin/server/settings';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { CommandError } from '../commands/command-error.mjs';
import { run } from '../commands/run.mjs';
import { bin } from '../commands/source-steps.mjs';
import { hasTypes } from './published-manifest';
import type { PublishedPackage } from './published-packages';

/**
 * Writes the declarations of every module that the packages export into a folder, below `<package>/src`. `npm run types` finds type
 * errors; this does not look for them.
 */
export async function emitTypes(packages: readonly PublishedPackage[], outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const project = join(outDir, 'tsconfig.json');
  const shared = join(workspaceRoot, 'shared');
  const inShared = (path: string): string => relative(outDir, join(shared, path));
  const modules = packages.flatMap(({ folder, manifest }) =>
    Object.values(manifest.exports ?? {})
      .filter(hasTypes)
      .map((source) => relative(outDir, join(folder, source))),
  );
  const settings = {
    extends: inShared('tooling/tsconfig.base.json'),
    compilerOptions: {
      noEmit: false,
      noCheck: true,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: relative(outDir, shared),
      outDir: '.',
    },
    files: [inShared('tooling/assets.d.ts'), inShared('tooling/matchers.d.ts'), ...modules],
  };
  await writeFile(project, JSON.stringify(settings, null, 2));
  const { code, output } = await run(bin('tsc'), ['-p', project, '--pretty', 'false'], { quiet: true });
  if (code !== 0) throw new CommandError(`The packages have no complete types:\n${output}`);
}
