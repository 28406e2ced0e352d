import { createServer } from 'node:http';
import type { OutgoingHttpHeaders } from 'node:http';

/** An answer as the shell server sent it, byte for byte. */
export type BareAnswer = {
  readonly headers: OutgoingHttpHeaders;
  readonly base64: string;
};

/** A program of its own: node:http that answers every request with one answer; tells its URL when it is ready. */
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
