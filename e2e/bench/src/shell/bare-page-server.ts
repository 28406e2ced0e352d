import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';

/** A page as the shell server sent it, byte for byte. */
export type BarePage = { readonly headers: IncomingHttpHeaders; readonly text: string };

/** A program of its own: node:http that answers every request with one page; tells its address when it is ready. */
process.once('message', ({ headers, text }: BarePage) => {
  const bytes = Buffer.from(text);
  const server = createServer((_request, response) => {
    response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  });
});
