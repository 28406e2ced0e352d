import { buildAndDeploy } from '@tiffin/tooling/commands/build-and-deploy.mjs';
import { CommandError, runCommand } from '@tiffin/tooling/commands/command-error.mjs';
import { ensureChromium } from '@tiffin/tooling/commands/find-chromium.mjs';
import { readArguments } from '@tiffin/tooling/commands/read-arguments.mjs';
import { run } from '@tiffin/tooling/commands/run.mjs';
import { writeContactSheets } from './contact-sheets';

const PLAYWRIGHT = 'e2e/journeys/node_modules/.bin/playwright';
const CONFIG = 'e2e/journeys/screens.config.ts';

const usage = `npm run screens [-- --project phone-dark-zh] [--grep words]   pictures of every screen, in reports/screens, and a contact sheet of each
in reports/screens/sheets`;

await runCommand(async () => {
  const options = { project: { type: 'string' }, grep: { type: 'string' } } as const;
  const { values } = readArguments({ usage, options });
  const chosen = Object.entries(values).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const env = { CHROMIUM_PATH: await ensureChromium() };
  if (!process.env['TIFFIN_SHELL_URL']) await buildAndDeploy((line) => console.log(line));
  const { code } = await run(PLAYWRIGHT, ['test', '-c', CONFIG, ...chosen], { env });
  const sheets = await writeContactSheets(env.CHROMIUM_PATH);
  console.log(`${sheets} contact sheets are in reports/screens/sheets.`);
  if (code !== 0) throw new CommandError('Some pictures are missing. The errors are above.');
});
