import { createSettingReader } from '@tiffin/settings';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { readTargetSettings } from './target/open-target';

const root = fileURLToPath(new URL('../../../', import.meta.url)).replace(/[/\\]$/, '');
const localStore = join(root, '.tiffin/deploy');
const targetSettings = readTargetSettings(createSettingReader(process.env));

/** The paths of the workspace. */
export const workspace = {
  root,
  targetSettings,
  /** The store of this checkout. The commands of a desk change what is live only there. */
  localStore,
  buildFolder: join(root, '.tiffin/build'),
  developmentShell: join(root, '.tiffin/dev/shell'),
  routeTable: join(root, 'shell/route-table.json'),
};

/** Returns the names of the remotes in the workspace: every `mfe-*` folder. */
export function remoteNames(): readonly string[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .sort();
}

/** Reads the version from a package's package.json. */
export async function packageVersion(folder: string): Promise<string> {
  const text = await readFile(join(root, folder, 'package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}
