import { createSettingReader, workspaceRoot } from '@tiffin/server/settings';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { SHELL } from './registry/entry-of';
import { readTargetSettings } from './target/open-target';

const root = workspaceRoot;
const localStore = join(root, '.tiffin/deploy');
const targetSettings = readTargetSettings(createSettingReader(process.env));

/** Whether the shell is in this repository. Where it is not, these packages are installed from a registry. */
const hasShell = existsSync(join(root, 'shell/package.json'));

/** The paths of the workspace, or of a repository of remotes. */
export const workspace = {
  root,
  hasShell,
  targetSettings,
  /** The store of this checkout. The commands of a desk change what is live only there. */
  localStore,
  buildFolder: join(root, '.tiffin/build'),
  developmentShell: join(root, '.tiffin/dev/shell'),
  /** The packed package has a copy. */
  routeTable: hasShell
    ? join(root, 'shell/route-table.json')
    : fileURLToPath(new URL('../route-table.json', import.meta.url)),
};

/** Returns the names of the remotes in the workspace: every `mfe-*` folder. */
export function remoteNames(): readonly string[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .sort();
}

/** Returns the names of everything that is deployed from the workspace: the shell and the remotes. */
export function partNames(): readonly string[] {
  return [SHELL, ...remoteNames()];
}

/** Reads the version from a package's package.json. */
export async function packageVersion(folder: string): Promise<string> {
  const text = await readFile(join(root, folder, 'package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}
