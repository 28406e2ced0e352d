import { afterEach, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { startProxy, type Proxy } from './start-proxy';

const servers: Server[] = [];
let proxy: Proxy | undefined;

afterEach(async () => {
  await proxy?.stop();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Starts a server on a free port, or on the one that is given. */
async function serve(answer: RequestListener, port = 0): Promise<number> {
  const server = createServer(answer).listen(port, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Returns a port on which nobody listens. */
async function deadPort(): Promise<number> {
  const port = await serve(() => undefined);
  const server = servers.pop();
  await new Promise((resolve) => server?.close(resolve));
  return port;
}

async function post(url: string): Promise<readonly [number, string]> {
  const answer = await fetch(url, { method: 'POST', body: 'lunch' });
  return [answer.status, await answer.text()];
}

const says = (name: string): RequestListener => {
  return (incoming, outgoing) => void incoming.resume().on('end', () => outgoing.end(name));
};

it('sends requests in turn, and to the next process when one refuses the connection', async () => {
  const dead = await deadPort();
  const ports = [await serve(says('one')), dead, await serve(says('two'))];
  proxy = await startProxy({ port: 0, ports, health: '/health' });
  const { url } = proxy;
  const answers = [await post(url), await post(url), await post(url), await post(url)];
  expect(answers.map(([, text]) => text).sort()).toEqual(['one', 'one', 'two', 'two']);
  expect(proxy.refusedCount()).toBe(1);

  await serve(says('again'), dead);
  const heard = new Set<string>();
  while (!heard.has('again')) heard.add((await post(url))[1]);
  expect(heard).toContain('again');
});

it('never sends a request again that a process had taken', async () => {
  let taken = 0;
  const dies: RequestListener = (incoming) => {
    taken += 1;
    incoming.socket.destroy();
  };
  proxy = await startProxy({ port: 0, ports: [await serve(dies), await serve(dies)], health: '/health' });
  expect(await post(proxy.url)).toEqual([502, '']);
  expect([taken, proxy.brokenCount(), proxy.refusedCount()]).toEqual([1, 1, 0]);
});

it('answers 503 while every process refuses', async () => {
  proxy = await startProxy({ port: 0, ports: [await deadPort(), await deadPort()], health: '/health' });
  expect((await post(proxy.url))[0]).toBe(503);
});
