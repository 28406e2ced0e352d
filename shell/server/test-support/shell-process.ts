import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const WORKSPACE = fileURLToPath(new URL('../../../', import.meta.url));
const ASK_AGAIN_MS = 50;

/** A shell server in a process of its own, as production starts it. */
export type ShellProcess = {
  readonly port: number;
  /** Asks the process to end, and returns its exit code. */
  readonly end: () => Promise<number | null>;
};

/** Starts a shell server on a port, and waits until it is ready. */
export async function startShellProcess(
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<ShellProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'shell/server/main.ts'], {
    cwd: WORKSPACE,
    env: { ...process.env, ...env, TIFFIN_SHELL_PORT: String(port), TIFFIN_SHELL_HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()));
  const ended = once(child, 'exit');
  while (child.exitCode === null && !(await isReady(port)))
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  if (child.exitCode !== null) throw new Error(`The shell server did not start: ${errors}`);
  return {
    port,
    end: async () => {
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
  };
}

/** Returns whether the process on this port says that it is ready. */
export async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
  return answer?.ok ?? false;
}

/** Returns a port that no program holds. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
