import { createParser } from 'eventsource-parser';

/** The service sends at least a comment every 20 s. A connection that is silent for longer is dead. */
const silenceMs = 50_000;

type Reading = {
  readonly open: (options: { readonly signal: AbortSignal }) => Promise<ReadableStream<Uint8Array>>;
  readonly signal: AbortSignal;
  /** Receives the id of each event. */
  readonly onEvent: (id: string) => void;
};

/**
 * Reads a stream of events. Resolves with `over` if the service says that nothing will follow, and with `cut` if it
 * closed the stream. Rejects if there is no stream, if it falls silent, and if `signal` aborts.
 */
export async function readEvents({ open, signal, onEvent }: Reading): Promise<'over' | 'cut'> {
  const ending = new AbortController();
  const end = () => {
    ending.abort();
  };
  let timer = setTimeout(end, silenceMs);
  signal.addEventListener('abort', end);
  let isOver = false;
  const parser = createParser({
    onEvent: ({ event, id = '' }) => {
      if (event === 'end') isOver = true;
      else onEvent(id);
    },
  });
  try {
    signal.throwIfAborted();
    const stream = await open({ signal: ending.signal });
    ending.signal.throwIfAborted();
    for await (const text of textsOf(stream, ending.signal)) {
      clearTimeout(timer);
      timer = setTimeout(end, silenceMs);
      parser.feed(text);
    }
    ending.signal.throwIfAborted();
    return isOver ? 'over' : 'cut';
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

/** Safari cannot iterate over a stream. */
async function* textsOf(stream: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const cancel = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel);
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read())
      yield decoder.decode(part.value, { stream: true });
  } finally {
    signal.removeEventListener('abort', cancel);
    cancel();
  }
}
