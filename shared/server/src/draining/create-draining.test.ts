import { afterEach, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { createDraining } from './create-draining';
import type { Draining } from './create-draining';

let server: Server | undefined;
const agent = new Agent({ keepAlive: true });

afterEach(() => {
  server?.close();
  server?.closeAllConnections();
  agent.destroy();
});

/** Starts a server that answers by `answer`, and returns its port and its end. */
async function start(draining: Draining, answer: RequestListener) {
  const started = createServer((incoming, response) => {
    draining.follow(response);
    answer(incoming, response);
  });
  server = started;
  started.listen(0, '127.0.0.1');
  await once(started, 'listening');
  const address = started.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const closable = {
    close: () => new Promise((resolve) => started.close(resolve)),
    cut: () => started.closeAllConnections(),
  };
  return { port, closable };
}

async function ask(port: number): Promise<IncomingMessage> {
  const asked = request({ port, host: '127.0.0.1', agent });
  asked.end();
  const [answer]: readonly IncomingMessage[] = await once(asked, 'response');
  if (!answer) throw new Error('no answer');
  answer.resume();
  return answer;
}

it('keeps connections until it drains, and then closes each after its answer', async () => {
  const draining = createDraining(0);
  const { port } = await start(draining, (_request, response) => response.end('lunch'));
  expect((await ask(port)).headers.connection).toBe('keep-alive');
  const end = draining.drain({ close: async () => undefined, cut: () => undefined });
  expect(draining.isDraining()).toBe(true);
  expect((await ask(port)).headers).toMatchObject({ connection: 'close' });
  expect(await end).toBe(true);
});

it('lets an answer in progress finish after the server has stopped listening', async () => {
  const draining = createDraining(0);
  let arrive: (response: ServerResponse) => void = () => undefined;
  const arrived = new Promise<ServerResponse>((resolve) => {
    arrive = resolve;
  });
  const { port, closable } = await start(draining, (_request, response) => arrive(response));
  const answered = ask(port);
  const response = await arrived;
  let stopListening = (): void => undefined;
  const stopped = new Promise<void>((resolve) => {
    stopListening = resolve;
  });
  const close = (): Promise<unknown> => {
    stopListening();
    return closable.close();
  };
  const end = draining.drain({ ...closable, close });
  await stopped;
  await new Promise(setImmediate);
  response.end('late');
  expect((await answered).headers.connection).toBe('close');
  expect(await end).toBe(true);
});

it('cuts a connection that never had a request', async () => {
  const draining = createDraining(0);
  const { port, closable } = await start(draining, (_request, response) => response.end());
  const unused = connect(port, '127.0.0.1');
  await once(unused, 'connect');
  const ended = once(unused, 'close');
  expect(await draining.drain(closable)).toBe(true);
  await ended;
  expect(server?.listening).toBe(false);
});
