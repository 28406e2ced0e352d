import { runCommand } from './command-error.mjs';
import { readArguments } from './read-arguments.mjs';
import { runAllSteps } from './run-steps.mjs';
import { boundaries, lint, unused, unusedInProduction } from './source-steps.mjs';

const usage =
  'npm run lint   runs Oxlint, the import boundaries and the search for unused code, each to its end';

await runCommand(async () => {
  readArguments({ usage });
  await runAllSteps([lint(), boundaries(), unused(), unusedInProduction()], console.log);
});
