// Runs the sandbox's tests on a real PostgreSQL server.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from './start-postgres.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { name, url, stop } = await startPostgres({ isDurable: false });

let status;
try {
  process.stdout.write(`${name} at ${url}\n`);
  const jest = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/jest/bin/jest.js'),
      '-c',
      join(root, 'shared/tooling/jest.config.mjs'),
      '--testPathPatterns',
      'e2e/sandbox/src/(services|concurrency|idempotency|app|faults)',
      ...process.argv.slice(2),
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, DATABASE_URL: url } },
  );
  status = jest.status;
} finally {
  stop();
}
process.exit(status ?? 1);
