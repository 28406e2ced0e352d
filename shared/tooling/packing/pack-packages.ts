import { SHARED_ON_SERVERS } from '@tiffin/build';
import { workspaceRoot } from '@tiffin/server/settings';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../commands/command-error.mjs';
import { run } from '../commands/run.mjs';
import { emitTypes } from './emit-types';
import { publishedPackages } from './published-packages';
import type { PublishedPackage } from './published-packages';
import { stagePackage } from './stage-package';
import { stageTemplates } from './stage-templates';

/** The package whose templates make remotes. */
const WITH_TEMPLATES = '@tiffin/deploy';

/**
 * Packs every package that is published into a folder, one tarball each. Removes the tarballs that were there.
 *
 * @returns the number of tarballs
 */
export async function packPackages(into: string): Promise<number> {
  const packages = publishedPackages();
  const work = await mkdtemp(join(tmpdir(), 'tiffin-packages-'));
  try {
    await mkdir(into, { recursive: true });
    const before = (await readdir(into)).filter((file) => file.endsWith('.tgz'));
    for (const file of before) await rm(join(into, file));
    // Inside the workspace, where the compiler finds the types of libraries.
    const types = join(workspaceRoot, '.tiffin/types');
    await rm(types, { recursive: true, force: true });
    await emitTypes(packages.filter(isStaged), types);
    const folders: string[] = [];
    for (const one of packages) {
      if (!isStaged(one)) {
        folders.push(one.folder);
        continue;
      }
      const to = join(work, one.manifest.name);
      await mkdir(to, { recursive: true });
      await stagePackage(one, { to, types, singletons: singletons() });
      if (one.manifest.name === WITH_TEMPLATES)
        await stageTemplates(to, packages, singletons().filter(isLibrary));
      folders.push(to);
    }
    const pack = ['pack', '--loglevel', 'warn', '--ignore-scripts', '--pack-destination', into, ...folders];
    const { code, output } = await run('npm', pack, { quiet: true });
    if (code !== 0) throw new CommandError(`npm could not pack the packages:\n${output}`);
    return folders.length;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Returns whether a package is published in another form than it has here. One that lists its `files` is published as it is. */
function isStaged({ manifest }: PublishedPackage): boolean {
  return manifest.files === undefined;
}

/** Returns whether a package is not one of ours. */
function isLibrary(name: string): boolean {
  return !name.startsWith('@tiffin/');
}

/** Returns the packages of which a page has one instance, which are those of the modules that the shell shares. */
function singletons(): readonly string[] {
  const names = [...SHARED_ON_SERVERS, 'react-dom'].map((request) => {
    const parts = request.split('/');
    return parts.slice(0, request.startsWith('@') ? 2 : 1).join('/');
  });
  return [...new Set(names)];
}
