import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The fault of the first request for a file. */
type OnceFault = 'damaged' | 'hangs';

/**
 * An asset origin in front of another one. The first request for some files fails, every later one succeeds.
 */
export type OnceFaultyAssets = {
  readonly url: string;
  /** The requested paths with their queries. */
  readonly asked: readonly string[];
  /** Makes the first request for each matching file fail. */
  readonly begin: (fault: OnceFault, files: RegExp) => void;
  readonly close: () => Promise<void>;
};

const KEPT_FOR_A_YEAR = 'public, max-age=31536000, immutable';

/** Starts the server on a free port. */
export async function startOnceFaultyAssets(behind: string): Promise<OnceFaultyAssets> {
  const asked: string[] = [];
  const spoilt = new Set<string>();
  let wanted: { readonly fault: OnceFault; readonly files: RegExp } | undefined;
  const server = createServer(({ url = '/', headers }, response) => {
    asked.push(url);
    const [path = ''] = url.split('?');
    const isFaulty = wanted?.files.test(path) === true && !spoilt.has(path);
    if (isFaulty) spoilt.add(path);
    if (isFaulty && wanted?.fault === 'hangs') return;
    const origin = headers.origin ?? '*';
    void forward(behind + path, { response, origin, isDamaged: isFaulty });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${portOf(server.address())}`,
    asked,
    begin: (fault, files) => {
      asked.length = 0;
      spoilt.clear();
      wanted = { fault, files };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Answering = {
  readonly response: ServerResponse;
  readonly origin: string;
  readonly isDamaged: boolean;
};

async function forward(url: string, { response, origin, isDamaged }: Answering): Promise<void> {
  const answer = await fetch(url);
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, {
    'content-type': answer.headers.get('content-type') ?? 'text/plain',
    'access-control-allow-origin': origin,
    'cache-control': answer.ok ? KEPT_FOR_A_YEAR : 'no-store',
    vary: 'Origin',
  });
  response.end(isDamaged ? Buffer.concat([body.subarray(0, body.length / 2), Buffer.from(';')]) : body);
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return address.port;
}
