import { spawn } from 'node:child_process';
import type { ChildProcess, StdioOptions } from 'node:child_process';

/** Starts a program that ends with this process at the latest. Its output is dropped, but not that of its fourth channel. */
export function startProgram(
  path: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): ChildProcess {
  const stdio: StdioOptions = ['ignore', 'ignore', 'ignore', 'pipe'];
  const program = spawn(path, args, { stdio, env: { ...process.env, ...env } });
  process.once('exit', () => program.kill());
  return program;
}
