import { buildAndDeploy } from '@tiffin/tooling/commands/build-and-deploy.mjs';
import { CommandError, runCommand } from '@tiffin/tooling/commands/command-error.mjs';
import { ensureChromium } from '@tiffin/tooling/commands/find-chromium.mjs';
import { run } from '@tiffin/tooling/commands/run.mjs';

const PLAYWRIGHT = 'e2e/journeys/node_modules/.bin/playwright';
const CONFIG = 'e2e/journeys/screens.config.ts';

// Pictures of every screen into reports/screens; arguments are those of `playwright test`, as `--project=phone-dark-zh`.
await runCommand(async () => {
  const env = { CHROMIUM_PATH: await ensureChromium() };
  if (!process.env['TIFFIN_SHELL_URL']) await buildAndDeploy((line) => console.log(line));
  const { code } = await run(PLAYWRIGHT, ['test', '-c', CONFIG, ...process.argv.slice(2)], { env });
  if (code !== 0) throw new CommandError('Some pictures are missing. What went wrong stands above.');
});
