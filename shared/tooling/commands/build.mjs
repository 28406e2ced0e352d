import { buildAndDeploy } from './build-and-deploy.mjs';
import { checkBudgets } from './check-budgets.mjs';
import { runCommand } from './command-error.mjs';
import { install } from './install.mjs';
import { readArguments } from './read-arguments.mjs';

const usage = 'npm run build   installs, builds and deploys what changed, and checks the byte budgets';

await runCommand(async () => {
  readArguments({ usage });
  await install();
  await buildAndDeploy((line) => console.log(line));
  await checkBudgets();
});
