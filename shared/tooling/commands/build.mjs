import { buildAndDeploy } from './build-and-deploy.mjs';
import { checkBudgets } from './check-budgets.mjs';
import { runCommand } from './command-error.mjs';
import { install } from './install.mjs';

await runCommand(async () => {
  await install();
  await buildAndDeploy((line) => console.log(line));
  await checkBudgets();
});
