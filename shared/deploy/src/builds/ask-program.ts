import { fork } from 'node:child_process';
import type { z } from 'zod';

type Asking<Answer> = { readonly limitMs: number; readonly schema: z.ZodType<Answer> };

/**
 * Runs a program in a process without this one's environment, and returns the first message that it sends; `too slow` after
 * `limitMs`, `ended` if it ends without one or sends something else. The process is killed in any case.
 */
export function askProgram<Answer>(
  program: string,
  args: readonly string[],
  { limitMs, schema }: Asking<Answer>,
): Promise<Answer | 'too slow' | 'ended'> {
  return new Promise((resolve, reject) => {
    let answer: Answer | 'ended' | undefined;
    const child = fork(program, args, {
      env: {},
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: limitMs,
      killSignal: 'SIGKILL',
    });
    child.on('error', reject);
    child.once('message', (message) => {
      answer = schema.safeParse(message).data ?? 'ended';
      child.kill('SIGKILL');
    });
    // Comes after the last message; `exit` may come before it.
    child.on('disconnect', () => resolve(answer ?? (child.killed ? 'too slow' : 'ended')));
  });
}
