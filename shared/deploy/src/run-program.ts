import { spawn } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';

type Options = {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** One of Node's `os.constants.priority`, unless this process has a lower one, which the program then gets. */
  readonly priority?: number;
  readonly failure: string;
};

/** Runs a program to its end. Rejects with `failure` and the program's output if it does not succeed. */
export async function runProgram(
  program: string,
  args: readonly string[],
  { failure, priority, ...options }: Options,
): Promise<void> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  // Without a process id, the program could not be started, which the event `error` says.
  if (priority !== undefined && child.pid !== undefined && getPriority() < priority)
    setPriority(child.pid, priority);
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
