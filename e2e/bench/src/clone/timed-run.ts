import { spawn } from 'node:child_process';

type Command = {
  readonly folder: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Stops the program with Ctrl-C when its output contains this. */
  readonly until?: string;
};

/** Seconds until the expected output (or the end of the program), and from Ctrl-C to its end. */
export type Timed = { readonly seconds: number; readonly stopSeconds: number };

/** Runs an npm command and times it. Throws with the last output if the program fails. */
export async function timedRun({ folder, args, env = {}, until }: Command): Promise<Timed> {
  const beganAt = performance.now();
  let reachedAt: number | undefined;
  let output = '';
  const child = spawn('npm', args, { cwd: folder, env: { ...process.env, ...env }, detached: true });
  const note = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-4000);
    if (until === undefined || reachedAt !== undefined || !output.includes(until)) return;
    reachedAt = performance.now();
    // Signals the whole process group, as a terminal does.
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const endedAt = performance.now();
  const isDone = until === undefined ? code === 0 : reachedAt !== undefined;
  if (!isDone) throw new Error(`npm ${args.join(' ')} failed (${String(code)}).\n${output}`);
  return {
    seconds: ((reachedAt ?? endedAt) - beganAt) / 1000,
    stopSeconds: (endedAt - (reachedAt ?? endedAt)) / 1000,
  };
}
