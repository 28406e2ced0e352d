import { Agent, createServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { once } from 'node:events';

const LOOK_EVERY_MS = 100;
const OK = 200;

type Backend = { readonly port: number; isOut: boolean };

/** A reverse proxy on one port, as production has one before its processes. */
export type Proxy = {
  readonly url: string;
  /** How often a process refused a connection, so that the request went to the next one. */
  readonly refusedCount: () => number;
  /** How many requests a process took and never answered. The caller got a 502. */
  readonly brokenCount: () => number;
  readonly stop: () => Promise<void>;
};

type Options = {
  /** 0 for any free one. */
  readonly port: number;
  readonly ports: readonly number[];
  /** The path that says whether a process is ready. */
  readonly health: string;
};

/**
 * Sends requests to processes in turn. A process that refuses a connection gets no requests until it is ready again.
 * A request that was sent is never sent again: the process may have done the work.
 */
export async function startProxy({ port, ports, health }: Options): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  const backends: Backend[] = ports.map((backend) => ({ port: backend, isOut: false }));
  let turn = 0;
  let refused = 0;
  let broken = 0;
  let isStopped = false;

  const next = (): Backend | undefined => {
    turn += 1;
    const ready = backends.filter(({ isOut }) => !isOut);
    return ready[turn % ready.length];
  };
  const forward = (incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse): void => {
    const backend = next();
    if (!backend) return void outgoing.writeHead(503).end();
    const { method, url, headers } = incoming;
    const sent = request(
      { agent, host: '127.0.0.1', port: backend.port, method, path: url, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(outgoing);
        answer.on('error', () => outgoing.destroy());
      },
    );
    sent.on('error', (error) => {
      if ('code' in error && error.code === 'ECONNREFUSED') {
        refused += 1;
        takeOut(backend);
        return forward(incoming, body, outgoing);
      }
      broken += 1;
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    sent.end(body);
  };
  const takeOut = (backend: Backend): void => {
    if (backend.isOut) return;
    backend.isOut = true;
    const look = async (): Promise<void> => {
      const answer = await fetch(`http://127.0.0.1:${backend.port}${health}`).catch(() => undefined);
      if (answer?.status === OK) backend.isOut = false;
      else if (!isStopped) timers.add(setTimeout(() => void look(), LOOK_EVERY_MS));
    };
    void look();
  };
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => forward(incoming, Buffer.concat(parts), outgoing));
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${portOf(server)}`,
    refusedCount: () => refused,
    brokenCount: () => broken,
    stop: async () => {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
      server.closeAllConnections();
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
