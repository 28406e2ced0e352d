import { createParser, type EventSourceMessage } from 'eventsource-parser';

export type EventReader = {
  readonly status: number;
  /** Returns the next event that satisfies the condition; undefined once the stream has ended. */
  readonly next: (
    isWanted?: (event: EventSourceMessage) => boolean,
  ) => Promise<EventSourceMessage | undefined>;
  readonly close: () => void;
};

/** Reads the server-sent events of an answer. `open` receives the signal that closes it. */
export async function readEvents(open: (signal: AbortSignal) => Promise<Response>): Promise<EventReader> {
  const ending = new AbortController();
  const response = await open(ending.signal);
  const chunks = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const arrived: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => void arrived.push(event) });
  return {
    status: response.status,
    next: async (isWanted = () => true) => {
      for (;;) {
        for (let event = arrived.shift(); event; event = arrived.shift()) if (isWanted(event)) return event;
        const chunk = await chunks?.read();
        if (chunk === undefined || chunk.done) return undefined;
        parser.feed(chunk.value);
      }
    },
    close: () => ending.abort(),
  };
}
