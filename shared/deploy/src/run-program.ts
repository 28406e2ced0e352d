import { spawn } from 'node:child_process';

type Options = { readonly cwd: string; readonly env?: NodeJS.ProcessEnv };

/** Runs a program to its end. Rejects with `failure` and the program's output if it does not succeed. */
export async function runProgram(
  program: string,
  args: readonly string[],
  { failure, ...options }: Options & { readonly failure: string },
): Promise<void> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(`${failure}\n${output.trim()}`);
}
