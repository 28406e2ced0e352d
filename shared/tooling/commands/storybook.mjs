import { join } from 'node:path';
import { CommandError } from './command-error.mjs';
import { run } from './run.mjs';
import { root } from './workspace-root.mjs';

const program = join(root, 'e2e/catalogue/node_modules/.bin/storybook');
const configuration = 'e2e/catalogue/src';

/** Builds the catalogue of components into `e2e/catalogue/dist`. */
export async function buildCatalogue() {
  const args = ['build', '-c', configuration, '-o', 'e2e/catalogue/dist', '--quiet'];
  const { code, output } = await run(program, args, { quiet: true });
  if (code !== 0) throw new CommandError(`FAILED: the catalogue could not be built.\n${output}`);
}

/** Serves the catalogue, which shows every change at once, until the command is ended. */
export async function serveCatalogue() {
  await run(program, ['dev', '-c', configuration, '--port', '6006', '--ci']);
}
