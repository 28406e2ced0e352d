import { afterEach, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { startShell } from '../test-support/start-shell';

/** Undone after each test, in this order. */
const stops: (() => unknown)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** Starts a provider of guests' tokens that does not answer until it is told to. */
async function startHeldProvider() {
  const held: (() => void)[] = [];
  const server = createServer((_request, response) => {
    held.push(() => response.end(JSON.stringify({ access_token: 'guest', expires_in: 300 })));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  return {
    url: `http://127.0.0.1:${port}`,
    release: () => held.splice(0).forEach((answer) => answer()),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Returns the first bytes of the answer to a page's request, and all of them, as text. */
async function answers(setting: string, version = '1.1') {
  const provider = await startHeldProvider();
  const { app, stop } = await startShell({ TIFFIN_SSO_URL: provider.url, TIFFIN_EARLY_HINTS: setting });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1').setEncoding('latin1');
  stops.push(() => socket.destroy(), stop, provider.stop);
  socket.write(`GET / HTTP/${version}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  const [first] = await once(socket, 'data');
  let all = String(first);
  socket.on('data', (text) => {
    all += String(text);
  });
  provider.release();
  await once(socket, 'end');
  return { first: String(first), all };
}

it('names the shell’s scripts before it reads the data of the page', async () => {
  const { first, all } = await answers('on');
  expect(first).toBe(
    'HTTP/1.1 103 Early Hints\r\nLink: </assets/main.12345678.js>; rel=preload; as=script; crossorigin=anonymous\r\n\r\n',
  );
  expect(all.slice(first.length)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});

it.each([
  ['are not wanted', 'off', '1.1'],
  ['are unknown to HTTP/1.0', 'on', '1.0'],
])('sends the page alone where hints %s', async (_why, setting, version) => {
  const { all } = await answers(setting, version);
  expect(all).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});
