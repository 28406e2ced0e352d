import { workspaceRoot } from '@tiffin/server/settings';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceManifest } from './published-manifest';

/** A package of `shared/` that is published: one that is not private. */
export type PublishedPackage = { readonly folder: string; readonly manifest: SourceManifest };

/** Returns the packages that are published, in alphabetical order. */
export function publishedPackages(): readonly PublishedPackage[] {
  const shared = join(workspaceRoot, 'shared');
  return readdirSync(shared)
    .map((name) => join(shared, name))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({ folder, manifest: readManifest(folder) }))
    .filter(({ manifest }) => manifest.private !== true);
}

/** Returns the version of a dependency that is installed for a package. */
export function installedVersion(folder: string, dependency: string): string {
  return readManifest(join(folder, 'node_modules', dependency)).version;
}

/** Returns the version of a dependency from the catalog, of which the workspace has one. */
export function catalogVersion(dependency: string, packages: readonly PublishedPackage[]): string {
  const folders = [
    workspaceRoot,
    join(workspaceRoot, 'shared/tooling'),
    ...packages.map(({ folder }) => folder),
  ];
  const found = folders.find((folder) => existsSync(join(folder, 'node_modules', dependency)));
  if (found === undefined) throw new Error(`The workspace has not installed ${dependency}.`);
  return installedVersion(found, dependency);
}

function readManifest(folder: string): SourceManifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
