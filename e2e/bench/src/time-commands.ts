import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspace } from '@tiffin/federation/deploy';

const env = {
  ...process.env,
  TIFFIN_SHELL_PORT: '3610',
  TIFFIN_ASSET_PORT: '3611',
  TIFFIN_SANDBOX_PORT: '4610',
  TIFFIN_PARTNER_PORT: '3710',
};

/** Times the commands in a fresh clone, which is thrown away, and prints seconds. */
export async function timeCommands(): Promise<void> {
  const clone = await mkdtemp(join(tmpdir(), 'tiffin-bench-'));
  try {
    await finish(
      'git',
      ['clone', '--quiet', '--depth', '1', `file://${workspace.root}`, clone],
      workspace.root,
    );
    console.log('\nCommands, in a fresh clone');
    print('npm start, first (install, build, seed)', await timeStart(clone));
    print('npm start, again', await timeStart(clone));
    await appendFile(join(clone, 'mfe-teams/src/remote.tsx'), '\n// a change\n');
    const beganAt = Date.now();
    await finish('npm', ['run', '--silent', 'remote', '--', 'deploy', 'mfe-teams'], clone);
    print('remote deploy mfe-teams after a change', Date.now() - beganAt);
  } finally {
    await rm(clone, { recursive: true, force: true });
  }
}

/** Milliseconds until `npm start` says where Tiffin is; then stops it as Ctrl-C does. */
async function timeStart(folder: string): Promise<number> {
  const beganAt = Date.now();
  const child = spawn('node', ['shared/tooling/commands/start.mjs'], { cwd: folder, env });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes('Tiffin is at')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => reject(new Error(`npm start has ended.\n${output}`)));
  });
  const took = Date.now() - beganAt;
  child.removeAllListeners('close');
  child.kill('SIGINT');
  await once(child, 'close');
  return took;
}

async function finish(program: string, args: readonly string[], cwd: string): Promise<void> {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code]: unknown[] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed.`);
}

function print(name: string, ms: number): void {
  console.log(`${name.padEnd(44)} ${(ms / 1000).toFixed(1).padStart(8)} s`);
}
