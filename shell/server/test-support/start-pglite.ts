import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Query, SharedDatabase } from '../open-pool';

const PROGRAM = fileURLToPath(new URL('pglite-process.mjs', import.meta.url));

const answerSchema = z.union([
  z.object({ id: z.number(), rows: z.array(z.record(z.string(), z.unknown())) }),
  z.object({ id: z.number(), error: z.string() }),
]);
type Answer = z.infer<typeof answerSchema>;

/** Starts an empty database (PGlite) in a process of its own. */
export async function startPglite(): Promise<SharedDatabase> {
  // Optimising its WebAssembly costs a process this short more than it saves.
  const child = fork(PROGRAM, { execArgv: ['--liftoff-only'] });
  const waiting = new Map<number, (answer: Answer) => void>();
  const answerTo = (id: number) => new Promise<Answer>((resolve) => waiting.set(id, resolve));
  child.on('message', (message) => {
    const answer = answerSchema.parse(message);
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let last = 0;
  const query: Query = async (text, values) => {
    last += 1;
    const answered = answerTo(last);
    child.send({ id: last, text, values });
    const answer = await answered;
    if ('error' in answer) throw new Error(answer.error);
    return answer;
  };
  await answerTo(0);
  return { query, end: async () => void child.kill() };
}
