import { CommandError } from '../commands/command-error.mjs';
import { run } from '../commands/run.mjs';

/** What the script ends with where there is no server and none can be built. */
const UNAVAILABLE = 69;

/** The deploy tool's tests on a bucket of a real S3 server. */
export const engine = {
  name: 's3',
  verify: async () => {
    const { code } = await run(process.execPath, ['shared/federation/scripts/test-bucket.mjs']);
    if (code === UNAVAILABLE)
      throw new CommandError('versitygw is missing: install Go (https://go.dev/dl), then run this again.');
    if (code !== 0) throw new CommandError('The deploy tests failed on it. What they found stands above.');
  },
};
