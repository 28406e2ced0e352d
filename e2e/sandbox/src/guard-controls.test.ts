import { connect } from 'node:net';
import { guest } from './test-support/caller';
import { ownSandbox } from './test-support/own-sandbox';

const sandbox = ownSandbox({
  TIFFIN_SANDBOX_CONTROLS: 'off',
  TIFFIN_REQUEST_SECONDS: '1.5',
  TIFFIN_SANDBOX_URL: 'https://api.lunch.example',
});

it.each([
  ['GET', '/sandbox/tables'],
  ['POST', '/sandbox/users'],
  ['POST', '/sandbox/faults'],
  ['GET', '/mailbox'],
  ['GET', '/mailbox/messages'],
  ['GET', '/errors'],
] as const)('answers 404 to %s %s when controls are off', async (method, path) => {
  const { status, body } = await guest(sandbox).call(method, path);
  expect([status, body.error.type]).toEqual([404, 'NOT_FOUND']);
});

it('sets the guest cookie over https only, if its URL is https', async () => {
  const answer = await fetch(`${sandbox.url}/main/v1/cart/m_lucknow-lunch-home`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: '{"note":"ring twice"}',
  });
  const [cookie] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^tiffin_guest=.*; Secure/);
});

it.each([
  ['its head', 'GET /health HTTP/1.1\r\nHost: localhost\r\n', 'x: y\r\n'],
  [
    'its body',
    'POST /main/v1/order HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n',
    'a',
  ],
])(
  'disconnects a client that never finishes %s, even if it keeps sending a little',
  async (_part, start, more) => {
    const { port, hostname } = new URL(sandbox.url);
    const heard = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), hostname);
      let text = '';
      const dribble = setInterval(() => socket.write(more), 200);
      socket.on('connect', () => socket.write(start));
      socket.on('data', (part: Buffer) => (text += part.toString()));
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearInterval(dribble);
        resolve(text);
      });
    });
    expect(heard).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
  },
  30_000,
);
