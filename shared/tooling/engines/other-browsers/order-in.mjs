import { buildAndDeploy } from '../../commands/build-and-deploy.mjs';
import { CommandError } from '../../commands/command-error.mjs';
import { run } from '../../commands/run.mjs';

/** Exit code when a program of the browser is not installed. */
const UNAVAILABLE = 69;

/**
 * Lets people order lunch in a browser, alone and in a group.
 *
 * @param {'firefox' | 'webkit'} browser
 */
export async function orderIn(browser) {
  await buildAndDeploy((line) => console.log(line));
  const main = 'e2e/other-browsers/src/main.ts';
  const { code } = await run(process.execPath, ['--import', 'tsx', main, browser]);
  if (code === UNAVAILABLE)
    throw new CommandError(
      'A program is missing: install the package that is named above, then run this again.',
    );
  if (code !== 0) throw new CommandError('Where a person could not go on, or what failed, is above.');
}
