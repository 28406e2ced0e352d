import { buildAndDeploy } from '../commands/build-and-deploy.mjs';
import { CommandError } from '../commands/command-error.mjs';
import { run } from '../commands/run.mjs';

/** Exit code when no PostgreSQL server is installed and none can be installed. */
const UNAVAILABLE = 69;

/** Lets 200 people order, alone and in groups, at two processes of each server, on a real PostgreSQL server, while processes are killed. */
export const engine = {
  name: 'crowd',
  verify: async () => {
    await buildAndDeploy((line) => console.log(line));
    const { code } = await run(process.execPath, ['--import', 'tsx', 'e2e/crowd/src/main.ts']);
    if (code === UNAVAILABLE)
      throw new CommandError(
        'PostgreSQL is missing: install Debian’s package postgresql, then run this again.',
      );
    if (code !== 0)
      throw new CommandError('What was lost or doubled, or why the run could not end, is above.');
  },
};
