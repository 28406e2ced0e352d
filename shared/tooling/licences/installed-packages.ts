import { workspaceRoot } from '@tiffin/server/settings';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { CommandError } from '../commands/command-error.mjs';
import { run } from '../commands/run.mjs';
import { READ_LICENCES } from './allowed-licences';

/** A version of a library that is installed. */
export type InstalledPackage = {
  readonly name: string;
  readonly version: string;
  /** SPDX expression, or `Unknown`. */
  readonly licence: string;
  /** Whether the shell or a remote depends on it to run, and not only to be built and tested. */
  readonly isInProduct: boolean;
  /** Its hash in the lockfile (`sha512-…`), base64. */
  readonly integrity: string | undefined;
};

const listSchema = z.record(
  z.string(),
  z.array(z.object({ name: z.string(), versions: z.array(z.string()), license: z.string() })),
);
/** Matches an entry of the section `packages` of pnpm's lockfile. */
const LOCKED = /^ {2}'?([^\s']+@[^\s']+?)'?:\n {4}resolution: \{integrity: (sha512-[\w+/=]+)/gm;
const PRODUCT = ['--prod', '--filter', './shell', '--filter', './mfe-*'];

/** Returns every version of every library that the workspace has installed, by name. */
export async function installedPackages(): Promise<readonly InstalledPackage[]> {
  const [all, product] = [await list([]), await list(PRODUCT)];
  const lock = await readFile(join(workspaceRoot, 'pnpm-lock.yaml'), 'utf8');
  const hashes = new Map([...lock.matchAll(LOCKED)].map(([, id = '', hash = '']) => [id, hash]));
  return [...all]
    .map(([id, licence]) => {
      const at = id.lastIndexOf('@');
      const [name, version] = [id.slice(0, at), id.slice(at + 1)];
      return { name, version, licence, isInProduct: product.has(id), integrity: hashes.get(id) };
    })
    .sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
}

/** Returns the licence of each installed version (`react@19.3.1`). */
async function list(options: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { packageManager }: { readonly packageManager: string } = JSON.parse(
    await readFile(join(workspaceRoot, 'package.json'), 'utf8'),
  );
  const args = ['-y', packageManager, 'licenses', 'list', '--json', ...options];
  const { code, output } = await run('npx', args, { quiet: true });
  if (code !== 0) throw new CommandError(`pnpm could not list the licences:\n${output}`);
  const groups = listSchema.parse(JSON.parse(output.slice(output.indexOf('{'))));
  const versions = Object.values(groups).flatMap((group) =>
    group.flatMap(({ name, versions: each, license }) =>
      each.map((version): readonly [string, string] => [`${name}@${version}`, license]),
    ),
  );
  return new Map(versions.map(([id, licence]) => [id, READ_LICENCES[id] ?? licence]));
}
