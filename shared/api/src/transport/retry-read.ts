import { ApiError } from '../errors/api-error';
import { pause } from './pause';
import { retryPause } from './retry-pause';

type Retrying = {
  readonly maxRetries: number;
  readonly wait: typeof pause;
  readonly random: () => number;
};

const inBrowser: Retrying = { maxRetries: 2, wait: pause, random: Math.random };
let retrying = inBrowser;

/**
 * Changes how often and how patiently reads are asked again; an empty change brings the usual back.
 *
 * @internal for tests
 */
export function setReadRetries(change: Partial<Retrying>): void {
  retrying = { ...inBrowser, ...change };
}

/** Runs a read and retries it where that may help. An abort ends it at once. Nothing else retries: writes never come here. */
export async function retryRead<Answer>(read: () => Promise<Answer>, signal?: AbortSignal): Promise<Answer> {
  const startedAt = performance.now();
  for (let retries = 0; ; retries += 1) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof ApiError) || retries >= retrying.maxRetries) throw error;
      const elapsedMs = performance.now() - startedAt;
      const pauseMs = retryPause({ error, retries, elapsedMs, random: retrying.random() });
      if (pauseMs === null) throw error;
      await retrying.wait(pauseMs, signal);
    }
  }
}
