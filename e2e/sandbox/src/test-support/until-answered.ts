import type { Answer, Caller } from './caller';

const MOST_ATTEMPTS = 20;

/** What a write is repeated with until one answer arrives. */
export type RepeatedWrite = {
  readonly path: string;
  readonly body: unknown;
  readonly key: string;
  /** Abandons the first request after this many milliseconds, whether or not the service did the work. */
  readonly giveUpAfterMs?: number;
};

/** Sends a POST and retries it after every broken connection, with the same body and key. */
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
