import type { Answer, Caller } from './caller';

const MOST_ATTEMPTS = 20;

/** What a write is sent with again and again until one answer comes through. */
export type RepeatedWrite = {
  readonly path: string;
  readonly body: unknown;
  readonly key: string;
  /** Gives up on the first answer after so many milliseconds, whether the service did the work or not. */
  readonly giveUpAfterMs?: number;
};

/** Sends a POST as a careful client does: the same body under the same key, again after every connection that broke. */
export async function untilAnswered(who: Caller, write: RepeatedWrite): Promise<Answer> {
  const headers = { 'idempotency-key': write.key };
  for (let attempt = 1; ; attempt += 1) {
    const signal =
      attempt === 1 && write.giveUpAfterMs !== undefined
        ? AbortSignal.timeout(write.giveUpAfterMs)
        : undefined;
    try {
      return await who.call('POST', write.path, write.body, headers, signal);
    } catch (error) {
      if (attempt === MOST_ATTEMPTS) throw error;
    }
  }
}
