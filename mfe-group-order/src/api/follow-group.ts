import { ApiError, call } from '@tiffin/api';
import { isRecord } from '@tiffin/contracts';
import { retryDelay } from '../domain/retry-delay';
import { readEvents } from './read-events';

type Locks = {
  readonly request: (
    name: string,
    options: { readonly signal: AbortSignal },
    work: () => Promise<unknown>,
  ) => Promise<unknown>;
};

type Following = {
  readonly fulfillmentId: string;
  /** Called when the group may have changed: it is loaded again. */
  readonly onChange: () => void;
  /** Where tabs cannot lock, each has a connection of its own. */
  readonly locks?: Locks | undefined;
};

/**
 * Hears every change of a group as it happens, while the page is visible. The tabs of a browser share one connection:
 * the one that holds the lock reads the events and passes them on. Returns a function that ends it.
 */
export function followGroup({
  fulfillmentId,
  onChange,
  locks = globalThis.navigator?.locks,
}: Following): () => void {
  const name = `tiffin-group-${fulfillmentId}`;
  const channel = openChannel(name);
  let lastEventId: string | undefined;
  let visit: AbortController | undefined;

  const hear = (id: string): void => {
    lastEventId = id;
    onChange();
  };

  const read = async (signal: AbortSignal): Promise<void> => {
    for (let failures = 0; !signal.aborted; failures += 1) {
      const params = { id: fulfillmentId, lastEventId };
      const pauseMs = await readEvents({
        open: (options) => call('watchFulfillment', params, options),
        signal,
        onEvent: (id) => {
          failures = 0;
          hear(id);
          channel?.postMessage({ id });
        },
      }).then(
        (end) => {
          if (end === 'over' && !signal.aborted) onChange();
          return retryDelay({ failures, isRefused: end === 'over', random: Math.random() });
        },
        (error: unknown) => retryDelay({ failures, ...refusalIn(error), random: Math.random() }),
      );
      await pause(pauseMs, signal);
    }
  };

  const come = (): void => {
    const { signal } = (visit = new AbortController());
    const readHere = () => read(signal);
    // Without a channel nobody could pass the events on.
    const turn = channel && locks ? locks.request(name, { signal }, readHere) : readHere();
    // The lock is refused in frames of other sites, and when the page goes away before its turn.
    turn.catch(() => (signal.aborted ? undefined : readHere()));
  };
  const lookAtPage = (): void => {
    visit?.abort();
    if (document.visibilityState === 'visible') come();
  };

  channel?.addEventListener('message', ({ data }) => {
    if (isRecord(data) && typeof data.id === 'string' && data.id !== lastEventId) hear(data.id);
  });
  document.addEventListener('visibilitychange', lookAtPage);
  lookAtPage();
  return () => {
    document.removeEventListener('visibilitychange', lookAtPage);
    visit?.abort();
    channel?.close();
  };
}

function refusalIn(error: unknown): {
  readonly isRefused: boolean;
  readonly retryAfterMs?: number | undefined;
} {
  if (!(error instanceof ApiError)) return { isRefused: false };
  const { status, retryAfterMs } = error;
  return { isRefused: status >= 400 && status < 500, retryAfterMs };
}

function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/** Waits; an abort ends the waiting. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
