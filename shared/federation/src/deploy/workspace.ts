import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url)).replace(/[/\\]$/, '');

/** Places of the workspace. */
export const workspace = {
  root,
  store: process.env['TIFFIN_DEPLOY_DIR'] ?? join(root, '.tiffin/deploy'),
  buildFolder: join(root, '.tiffin/build'),
  shellBuild: join(root, 'shell/dist'),
  budgets: join(root, 'shared/tooling/budgets.json'),
};

/** Names of the remotes in the workspace: every `mfe-*` folder. */
export function remoteNames(): readonly string[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .sort();
}
