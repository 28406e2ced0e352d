export type FakeEvents = {
  /** Answers a planned stream; each call opens a new stream. */
  readonly answer: () => ReadableStream<Uint8Array>;
  /** Sends an event to the newest stream. */
  readonly tell: (event: { readonly id: string; readonly name?: string; readonly data: unknown }) => void;
  /** Closes the newest stream, as a service does that stops. */
  readonly close: () => void;
};

/** Returns a service's server-sent events, which the test sends. */
export function fakeEvents(): FakeEvents {
  const encoder = new TextEncoder();
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  return {
    answer: () =>
      new ReadableStream<Uint8Array>({
        start: (controller) => {
          stream = controller;
        },
      }),
    tell: ({ id, name, data }) => {
      const lines = [
        ...(name === undefined ? [] : [`event: ${name}`]),
        `id: ${id}`,
        `data: ${JSON.stringify(data)}`,
      ];
      stream?.enqueue(encoder.encode(`${lines.join('\n')}\n\n`));
    },
    close: () => {
      stream?.close();
    },
  };
}
