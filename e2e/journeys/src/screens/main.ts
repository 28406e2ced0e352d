import { rm } from 'node:fs/promises';
import { buildAndDeploy } from '@tiffin/tooling/commands/build-and-deploy.mjs';
import { CommandError, runCommand } from '@tiffin/tooling/commands/command-error.mjs';
import { ensureChromium } from '@tiffin/tooling/commands/find-chromium.mjs';
import { readArguments } from '@tiffin/tooling/commands/read-arguments.mjs';
import { run } from '@tiffin/tooling/commands/run.mjs';
import { SCREENS, writeContactSheets } from './contact-sheets';

const PLAYWRIGHT = 'e2e/journeys/node_modules/.bin/playwright';
const CONFIG = 'e2e/journeys/screens.config.ts';
const README_CONFIG = 'e2e/journeys/readme.config.ts';

const usage = `npm run screens [-- --project phone-dark-zh] [--grep words]   pictures of every screen, in reports/screens, and a contact sheet of each
in reports/screens/sheets
npm run screens -- --readme   .github/screen.webp, the picture in the README`;

await runCommand(async () => {
  const options = { project: { type: 'string' }, grep: { type: 'string' } } as const;
  const { values } = readArguments({ usage, options: { ...options, readme: { type: 'boolean' } } });
  const { readme: isReadme = false, ...filters } = values;
  const chosen = Object.entries(filters).flatMap(([name, value]) => [`--${name}`, String(value)]);
  // A picture of a screen that is gone would stay.
  if (!isReadme && chosen.length === 0) await rm(SCREENS, { recursive: true, force: true });
  const env = { CHROMIUM_PATH: await ensureChromium() };
  if (!process.env['TIFFIN_SHELL_URL']) await buildAndDeploy((line) => console.log(line));
  const config = isReadme ? README_CONFIG : CONFIG;
  const { code } = await run(PLAYWRIGHT, ['test', '-c', config, ...chosen], { env });
  if (!isReadme) {
    const sheets = await writeContactSheets(env.CHROMIUM_PATH);
    console.log(`${sheets} contact sheets are in reports/screens/sheets.`);
  }
  if (code !== 0) throw new CommandError('Some pictures are missing. The errors are above.');
});
