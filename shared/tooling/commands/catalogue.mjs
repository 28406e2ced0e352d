import { runCommand } from './command-error.mjs';
import { install } from './install.mjs';
import { readArguments } from './read-arguments.mjs';
import { serveCatalogue } from './storybook.mjs';

const usage = `npm run catalogue   shows every component of shared/ui by itself at http://localhost:6006, in both themes
                    and languages; npm test -- install catalogue tests them`;

await runCommand(async () => {
  readArguments({ usage });
  await install();
  await serveCatalogue();
});
