import { workspaceRoot } from '@tiffin/server/settings';
import { join, resolve } from 'node:path';
import { runCommand } from '../commands/command-error.mjs';
import { readArguments } from '../commands/read-arguments.mjs';
import { packPackages } from './pack-packages';

const usage = `npm run pack [-- --to <folder>]   packs the packages that remotes in other repositories install

  --to <folder>   where the tarballs go; .tiffin/packages unless given. Tarballs in it are removed first.`;

await runCommand(async () => {
  const { values } = readArguments({ usage, options: { to: { type: 'string' } } });
  const into = values['to'] === undefined ? join(workspaceRoot, '.tiffin/packages') : resolve(values['to']);
  const count = await packPackages(into);
  console.log(`${count} packages are in ${into}. "npm publish <tarball>" publishes one.`);
});
