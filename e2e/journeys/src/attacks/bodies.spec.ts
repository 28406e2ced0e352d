import { connect } from 'node:net';
import { expect, test } from '../fixtures';
import { urls } from '../urls';
import { sendFrom } from './send-from';

const FORM = 'application/x-www-form-urlencoded';
const REALM = '/auth/realms/tiffin/protocol/openid-connect';
const ANNOUNCED = 300 * 1024 * 1024;

const TARGETS = [
  ['the sign-out of the sign-on', () => urls().sandbox, `${REALM}/logout`, FORM],
  ['the tokens of the sign-on', () => urls().sandbox, `${REALM}/token`, FORM],
  ['its authorisation', () => urls().sandbox, `${REALM}/auth`, FORM],
  ['a service', () => urls().sandbox, '/main/v1/guest-order', 'application/json'],
  ['the error reports', () => urls().sandbox, '/errors/api/1/envelope/', 'text/plain'],
  ['the analytics', () => urls().sandbox, '/analytics/v3/event_batch', 'text/plain'],
] as const;

/**
 * Announces a body of 300 MB, sends its first bytes, and returns the head of the answer. A server that waits for the rest never
 * answers. More is not sent: a connection that is closed on a client that still sends loses its answer.
 */
function announce(
  url: string,
  contentType: string,
  from: readonly string[] = ['Host: localhost'],
): Promise<string> {
  const { port, pathname } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1');
    const lines = [`POST ${pathname} HTTP/1.1`, ...from, `Content-Type: ${contentType}`];
    socket.write(`${[...lines, `Content-Length: ${ANNOUNCED}`].join('\r\n')}\r\n\r\n{`);
    socket.on('data', (part: Buffer) => {
      resolve(part.toString());
      socket.destroy();
    });
    socket.on('error', reject);
  });
}

for (const [name, origin, path, contentType] of TARGETS)
  test(`${name} refuses a body of 300 MB before it comes`, async () => {
    expect(await announce(origin() + path, contentType)).toMatch(/^HTTP\/1\.1 413 /);
  });

test('a body without a length does not reach the sign-on', async () => {
  const answer = await sendFrom(`${urls().sandbox}${REALM}/logout`, {
    method: 'POST',
    headers: { 'content-type': FORM, 'transfer-encoding': 'chunked' },
    body: 'a=b',
  });
  expect(answer.status).toBe(411);
});

test('the shell refuses large bodies', async () => {
  const { host, origin } = new URL(urls().shell);
  const from = [`Host: ${host}`, `Origin: ${origin}`];
  const answer = await announce(`${origin}/_session/tokens`, 'application/json', from);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
});

test('no malformed URL crashes the asset server', async () => {
  for (const path of ['//', '//x', '/%', '/%00', '/..%2f..%2fetc/passwd', '/?', `/${'a'.repeat(8_000)}`])
    expect((await statusOf(urls().assets, path)) ?? 0).toBe(404);
});

/** Returns the status of a raw path. A URL object would normalise it first. */
function statusOf(origin: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.on('connect', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    );
    socket.on('data', (part: Buffer) => {
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(part.toString())?.[1]));
      socket.destroy();
    });
    socket.on('error', reject);
  });
}

test('a known path answers other methods with 405 and lists its own', async () => {
  const answer = await sendFrom(`${urls().sandbox}/main/v1/user`, { method: 'DELETE' });
  expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
  expect(JSON.parse(answer.text).error.type).toBe('METHOD_NOT_ALLOWED');
});
