import { CommandError } from '../commands/command-error.mjs';
import { run } from '../commands/run.mjs';

/** Exit code when no S3 server is installed and none can be built. */
const UNAVAILABLE = 69;

/** Runs the deploy tool's tests on a bucket of a real S3 server. */
export const engine = {
  name: 's3',
  verify: async () => {
    const { code } = await run(process.execPath, ['shared/tooling/commands/test-bucket.mjs']);
    if (code === UNAVAILABLE)
      throw new CommandError('versitygw is missing: install Go (https://go.dev/dl), then run this again.');
    if (code !== 0) throw new CommandError('The deploy tests failed on it. Their output is above.');
  },
};
