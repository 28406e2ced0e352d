import { CommandError } from '../commands/command-error.mjs';
import { run } from '../commands/run.mjs';

/** Exit code when no PostgreSQL server is installed and none can be installed. */
const UNAVAILABLE = 69;

/** Runs the services' tests on a real PostgreSQL server. */
export const engine = {
  name: 'postgres',
  verify: async () => {
    const { code } = await run(process.execPath, ['e2e/sandbox/scripts/test-postgres.mjs']);
    if (code === UNAVAILABLE)
      throw new CommandError(
        'PostgreSQL is missing: install Debian’s package postgresql, then run this again.',
      );
    if (code !== 0) throw new CommandError('The services’ tests failed on it. Their output is above.');
  },
};
