import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '../fixtures';

const WORKSPACE = join(import.meta.dirname, '../../../..');

/** Starts the shell's server with only the given settings, and waits for its end. */
function startShell(
  settings: Readonly<Record<string, string>>,
): Promise<{ readonly exitCode: number | null; readonly errors: string }> {
  const { PATH = '' } = process.env;
  const server = spawn(process.execPath, ['--import', 'tsx', 'shell/server/main.ts'], {
    cwd: WORKSPACE,
    env: { PATH, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  server.stderr.on('data', (part: Buffer) => (errors += part.toString()));
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.on('close', (exitCode) => resolve({ exitCode, errors }));
  });
}

test('in production the shell refuses to start with the sandbox’s defaults, and names every such setting', async () => {
  const { exitCode, errors } = await startShell({ TIFFIN_ENVIRONMENT: 'production' });
  expect(exitCode).toBe(1);
  for (const name of ['STRIPE_KEY', 'GUEST_CLIENT_SECRET', 'SHELL_URL', 'ASSET_URL', 'SSO_URL', 'MAIN_URL'])
    expect(errors).toContain(`TIFFIN_${name}`);
  expect(errors).toContain('this machine');
});
