// Runs the sandbox's tests, and those of two shell processes, on a real PostgreSQL server.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '@tiffin/tooling/commands/command-error.mjs';
import { readArguments } from '@tiffin/tooling/commands/read-arguments.mjs';
import { startPostgres } from './start-postgres.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const usage = 'npm run test:postgres [-- --testNamePattern words]';

await runCommand(async () => {
  const { values } = readArguments({
    usage,
    options: { testNamePattern: { type: 'string', short: 't' } },
  });
  const { name, url, stop } = await startPostgres({ isDurable: false });
  process.once('exit', stop);

  process.stdout.write(`${name} at ${url}\n`);
  const jest = spawn(
    process.execPath,
    [
      join(root, 'node_modules/jest/bin/jest.js'),
      '-c',
      join(root, 'shared/tooling/jest.config.mjs'),
      '--testPathPatterns',
      'e2e/sandbox/src/(services|concurrency|two-processes|idempotency|scale|app|faults)|shell/server/two-processes',
      ...(values.testNamePattern ? ['--testNamePattern', values.testNamePattern] : []),
    ],
    { cwd: root, stdio: 'inherit', env: { TIFFIN_INTERLEAVINGS: '200', ...process.env, DATABASE_URL: url } },
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => jest.kill(signal));
  const [status] = await once(jest, 'exit');
  process.exitCode = status ?? 1;
});
