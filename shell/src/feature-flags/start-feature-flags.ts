import { setFlags } from '@tiffin/config';
import type { FlagValues } from '@tiffin/config';
import { flagValues } from './flag-values';

/** Interval between refreshes (specification 9). */
const REFRESH_MS = 60_000;
const LIMIT_MS = 5000;

/** The context of an evaluation. */
export type FlagContext = {
  /** The device id, so that one device always sees the same value. */
  readonly targetingKey: string;
  readonly locale: string;
  readonly organizationId: string | null;
};

export type FeatureFlags = {
  /** Asks for the flags of another context, such as another language or organisation. */
  readonly setContext: (context: FlagContext) => void;
  readonly stop: () => void;
};

type Options = {
  /** URL of the flag service. */
  readonly url: string;
  readonly context: FlagContext;
  /** The function that sends requests. */
  readonly ask?: typeof fetch;
};

/**
 * Loads the page's flags from the remote flag service by the OpenFeature Remote Evaluation Protocol
 * (https://openfeature.dev/specification/appendix-c), and again every 60 s. While the service is down, slow or
 * invalid, the page keeps its values, which are initially the defaults.
 */
export function startFeatureFlags({ url, context, ask = fetch }: Options): FeatureFlags {
  let current = context;
  let entityTag: string | null = null;
  let running: AbortController | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;

  const evaluate = async (signal: AbortSignal): Promise<Partial<FlagValues> | undefined> => {
    const response = await ask(`${url}/ofrep/v1/evaluate/flags`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(entityTag !== null && { 'if-none-match': entityTag }),
      },
      body: JSON.stringify({ context: current }),
      signal,
    });
    if (!response.ok) return undefined;
    const values = flagValues(await response.json());
    if (values && !signal.aborted) entityTag = response.headers.get('etag');
    return values;
  };
  const refresh = async (): Promise<void> => {
    running?.abort();
    const asked = new AbortController();
    running = asked;
    const limit = setTimeout(() => {
      asked.abort();
    }, LIMIT_MS);
    try {
      const values = await evaluate(asked.signal);
      if (values && !asked.signal.aborted) setFlags(values);
    } catch {
      // A failing flag service is no error of the page, which keeps its values.
    } finally {
      clearTimeout(limit);
    }
  };
  const start = (): void => {
    void refresh();
    timer = setInterval(() => void refresh(), REFRESH_MS);
  };
  start();

  return {
    setContext: (next) => {
      clearInterval(timer);
      current = next;
      entityTag = null;
      start();
    },
    stop: () => {
      clearInterval(timer);
      running?.abort();
    },
  };
}
