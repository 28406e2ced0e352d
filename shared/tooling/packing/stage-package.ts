import { workspaceRoot } from '@tiffin/server/settings';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { publishedManifest } from './published-manifest';
import { installedVersion } from './published-packages';
import type { PublishedPackage } from './published-packages';

/** Files of a package that are published as they are, if it has them. */
const PUBLISHED = ['src', 'bin', 'jest', 'README.md', 'CHANGELOG.md'];
const NOT_SHIPPED = /\.(?:test|stories)\.tsx?$/;
/** Remotes test with these modules too. */
const TEST_MODULES = /[\\/]test-support(?:\.ts|[\\/])/;

type Stage = {
  /** The folder of the package.json and the files that are packed. */
  readonly to: string;
  /** The folder with the declarations of all packages. */
  readonly types: string;
  readonly singletons: readonly string[];
};

/** Writes a package as it is published into a folder: its sources without tests, their declarations, and its package.json. */
export async function stagePackage(one: PublishedPackage, { to, types, singletons }: Stage): Promise<void> {
  const { folder, manifest } = one;
  const exportsTests = Object.values(manifest.exports ?? {}).some((path) => TEST_MODULES.test(path));
  const isPublished = (path: string): boolean => {
    const name = relative(folder, path);
    return !NOT_SHIPPED.test(name) && (exportsTests || !TEST_MODULES.test(`/${name}`));
  };
  for (const name of PUBLISHED.filter((file) => existsSync(join(folder, file))))
    await cp(join(folder, name), join(to, name), { recursive: true, filter: isPublished });
  await cp(join(workspaceRoot, 'LICENSE'), join(to, 'LICENSE'));
  await cp(join(types, relative(join(workspaceRoot, 'shared'), folder), 'src'), join(to, 'types'), {
    recursive: true,
  });
  await copyTexts(join(folder, 'src'), join(to, 'types'));
  const { engines } = JSON.parse(await readFile(join(workspaceRoot, 'package.json'), 'utf8'));
  const published = publishedManifest(manifest, {
    singletons,
    node: engines.node,
    versionOf: (dependency) => installedVersion(folder, dependency),
  });
  await writeFile(join(to, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
}

/** Copies the JSON files, whose types declarations read. */
async function copyTexts(from: string, to: string): Promise<void> {
  const files = await readdir(from, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.json')))
    await cp(join(from, file), join(to, file));
}
