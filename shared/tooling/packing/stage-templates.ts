import { workspaceRoot } from '@tiffin/server/settings';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogVersion } from './published-packages';
import type { PublishedPackage } from './published-packages';

/** The configuration of the workspace that a repository of remotes needs too. */
const CONFIGURATION = ['tsconfig.base.json', 'assets.d.ts', 'matchers.d.ts'];
/** The settings of Oxfmt. */
const FORMAT = '.oxfmtrc.json';
const TOOLING = join(workspaceRoot, 'shared/tooling');

/**
 * Prepares the templates of `create` in the staged package `@tiffin/deploy` for repositories without this workspace: versions instead
 * of `workspace:` and `catalog:`, the configuration of TypeScript and Oxfmt, and the table of paths. A repository gets the versions of
 * `shared`, the libraries that the shell shares: npm would install the newest ones, which a deploy may refuse.
 */
export async function stageTemplates(
  to: string,
  packages: readonly PublishedPackage[],
  shared: readonly string[],
): Promise<void> {
  const create = join(to, 'src/create');
  await cp(join(workspaceRoot, 'shell/route-table.json'), join(to, 'route-table.json'));
  await cp(join(workspaceRoot, FORMAT), join(create, 'repository', `${FORMAT}.template`));
  for (const file of CONFIGURATION)
    await cp(join(TOOLING, file), join(create, 'repository/tooling', `${file}.template`));
  const versions = new Map(packages.map(({ manifest }) => [manifest.name, manifest.version]));
  const written = (text: string): string =>
    text
      .replaceAll('../shared/tooling/', '../tooling/')
      .replaceAll(/"(@tiffin\/[\w-]+)": "workspace:\*"/g, (_all, name) => {
        const version = versions.get(name);
        if (version === undefined)
          throw new Error(`The template of a remote needs ${name}, which is private.`);
        return `"${name}": "^${version}"`;
      })
      .replaceAll(
        /"([\w@/-]+)": "catalog:"/g,
        (_all, name) => `"${name}": "${catalogVersion(name, packages)}"`,
      );
  for (const file of await readdir(create, { recursive: true })) {
    if (!file.endsWith('.json.template')) continue;
    const path = join(create, file);
    await writeFile(path, written(await readFile(path, 'utf8')));
  }
  const manifest = join(create, 'repository/package.json.template');
  const { devDependencies, ...others } = JSON.parse(await readFile(manifest, 'utf8'));
  const versionsOfShared = Object.fromEntries(shared.map((name) => [name, catalogVersion(name, packages)]));
  const all = { ...others, devDependencies: { ...devDependencies, ...versionsOfShared } };
  await writeFile(manifest, `${JSON.stringify(all, null, 2)}\n`);
}
