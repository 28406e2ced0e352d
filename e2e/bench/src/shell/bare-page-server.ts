import { createServer } from 'node:http';
import type { OutgoingHttpHeaders } from 'node:http';

/** An answer of the shell server, byte for byte. */
export type BareAnswer = {
  readonly headers: OutgoingHttpHeaders;
  readonly base64: string;
};

/**
 * A program of its own: a node:http server that gives every request one answer, and reports its URL when it
 * is ready.
 */
process.once('message', ({ headers, base64 }: BareAnswer) => {
  const bytes = Buffer.from(base64, 'base64');
  const all = { ...headers, 'content-length': bytes.length };
  const server = createServer((_request, response) => {
    response.writeHead(200, all).end(bytes);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  });
});
