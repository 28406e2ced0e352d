import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';

/** A span as OTLP has it in JSON. */
export type SentSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
};

type Sent = {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
};

type Collector = {
  readonly url: string;
  /** What was sent, as it came. */
  readonly texts: readonly string[];
  readonly spans: () => readonly SentSpan[];
  readonly stop: () => void;
};

/** Starts a collector of traces, which takes OTLP in JSON. `answer` ends its answers, or leaves them open. */
export async function startCollector(
  answer: (response: ServerResponse) => void = (response) => void response.end('{}'),
): Promise<Collector> {
  const texts: string[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      texts.push(text);
      answer(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    texts,
    spans: () => texts.flatMap(spansIn),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function spansIn(text: string): readonly SentSpan[] {
  const { resourceSpans }: Sent = JSON.parse(text);
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
}
