import { setTimeout as wait } from 'node:timers/promises';

const LIMIT_MS = 60_000;
const AGAIN_MS = 100;

/**
 * Asks until there is an answer, and returns it. A question fails while a page gives way to the next one, so it is asked
 * again. Throws the sentence if there is none within a minute.
 */
export async function until<T>(
  ask: () => Promise<T | undefined>,
  sentence: () => Promise<string>,
): Promise<T> {
  const giveUpAt = Date.now() + LIMIT_MS;
  let failure: unknown;
  while (Date.now() < giveUpAt) {
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
      failure = undefined;
    } catch (error) {
      failure = error;
    }
    await wait(AGAIN_MS);
  }
  throw new Error(await sentence(), { cause: failure });
}
