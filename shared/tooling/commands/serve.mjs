import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCommand } from './command-error.mjs';
import { readArguments, wrong } from './read-arguments.mjs';
import { withTypeScript } from './with-typescript.mjs';
import { root } from './workspace-root.mjs';

const programs = {
  shell: 'shell/server/main.ts',
  assets: 'shared/deploy/src/asset-main.ts',
  services: 'e2e/sandbox/src/main.ts',
};
const usage = `npm run serve -- ${Object.keys(programs).join(' | ')}   starts one process, which is installed and built

Its settings are environment variables: shared/server/settings.md.`;

await runCommand(async () => {
  const { words } = readArguments({ usage, mostWords: 1 });
  const main = programs[words[0]];
  if (!main) throw wrong(`There is no process "${words[0] ?? ''}".`, usage);
  await withTypeScript();
  // In this process, so that it receives the signals of whoever started it.
  await import(pathToFileURL(join(root, main)).href);
});
