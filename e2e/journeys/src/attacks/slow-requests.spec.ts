import { connect } from 'node:net';
import { expect, test } from '../fixtures';
import { urls } from '../urls';

const SERVERS = ['shell', 'assets', 'sandbox', 'partner'] as const;
const PACE_MS = 500;

/** A request head that never ends, and a body of which most never arrives. */
const BEGINNINGS = {
  head: 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  body: 'POST /_session/tokens HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n',
} as const;

/**
 * Sends a request byte by byte while the server accepts it. Returns what the server sent before it
 * disconnected.
 */
function dribble(origin: string, beginning: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let said = '';
    socket.write(beginning);
    const pace = setInterval(() => socket.write('a'), PACE_MS);
    socket.on('data', (part: Buffer) => (said += part.toString()));
    // Writing to a closed connection emits an error before the close event.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(pace);
      resolve(said);
    });
  });
}

for (const [part, beginning] of Object.entries(BEGINNINGS))
  test(`every server disconnects a ${part} that arrives byte by byte`, async () => {
    const answers = await Promise.all(SERVERS.map((name) => dribble(urls()[name], beginning)));
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  });
