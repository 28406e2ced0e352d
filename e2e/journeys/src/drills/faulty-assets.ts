import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const DRIP_MS = 200;
const HEADERS = { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' };

/**
 * An asset origin with a faulty network: `/hang` never answers, `/drip` sends a byte now and then without
 * end, `/cut` breaks off.
 */
export type FaultyAssets = {
  readonly url: string;
  /** Ends all endless answers. */
  readonly hangUp: () => void;
  readonly close: () => Promise<void>;
};

/** Starts the server on a free port. */
export async function startFaultyAssets(): Promise<FaultyAssets> {
  const server = createServer((request, response) => {
    if (request.url === '/drip') drip(response);
    if (request.url === '/cut') cut(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    hangUp: () => server.closeAllConnections(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function drip(response: ServerResponse): void {
  response.writeHead(200, HEADERS).write('/');
  const timer = setInterval(() => response.write('/'), DRIP_MS);
  response.on('close', () => clearInterval(timer));
}

function cut(response: ServerResponse): void {
  response.writeHead(200, { ...HEADERS, 'content-length': 1000 });
  response.write('void 0;', () => response.destroy());
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return address.port;
}
