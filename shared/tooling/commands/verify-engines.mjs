import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chooseEngines } from '../engines/run/choose-engines.mjs';
import { verifyEach } from '../engines/run/verify-each.mjs';
import { runCommand } from './command-error.mjs';
import { install } from './install.mjs';
import { readArguments } from './read-arguments.mjs';
import { root } from './workspace-root.mjs';

// Each file directly in this folder is an engine. To add one, add a file.
const folder = join(root, 'shared/tooling/engines');
const files = readdirSync(folder).filter((name) => name.endsWith('.mjs'));

await runCommand(async () => {
  const modules = await Promise.all(files.map((name) => import(pathToFileURL(join(folder, name)).href)));
  const engines = modules.map(({ engine }) => engine);
  const usage = `npm run verify:engines [-- --only <names, separated by commas>]\nEngines: ${engines.map(({ name }) => name).join(', ')}`;
  const { values } = readArguments({ usage, options: { only: { type: 'string' } } });
  const chosen = chooseEngines(engines, values.only, usage);
  await install();
  await verifyEach(chosen, (line) => console.log(line));
});
