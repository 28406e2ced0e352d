import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An attacker's server. Every answer is a script that leaves a mark in the page that runs it. */
export type EvilServer = {
  readonly url: string;
  /** The requested paths. */
  readonly asked: readonly string[];
  readonly close: () => Promise<void>;
};

/** The global that the script sets in a page that runs it. */
export const EVIL_MARK = 'ranForeignCode';

export const EVIL_SCRIPT = `globalThis.${EVIL_MARK} = true;`;

/** Starts the server on a free port. */
export async function startEvilServer(): Promise<EvilServer> {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const [contentType, body] = url.endsWith('.json')
      ? ['application/json', JSON.stringify(MANIFEST)]
      : ['text/javascript', EVIL_SCRIPT];
    response.writeHead(200, { 'content-type': contentType, 'access-control-allow-origin': '*' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const MANIFEST = {
  name: 'evil',
  metaData: { globalName: 'evil', remoteEntry: { name: 'entry.js', path: '' } },
  exposes: [],
  shared: [],
};

function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return address.port;
}
