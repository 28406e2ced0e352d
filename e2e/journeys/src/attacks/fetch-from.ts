import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * Returns a fetch from one of this machine's loopback IPs (such as 127.0.0.7), so that an attack that is
 * counted by IP blocks no other test. Linux answers for all of 127.0.0.0/8.
 */
export function fetchFrom(localAddress: string): typeof fetch {
  return async (input, init = {}) => {
    const url = new URL(String(input));
    url.hostname = '127.0.0.1';
    const asked = new Request(url, { ...init, redirect: 'manual' });
    const body = Buffer.from(await asked.arrayBuffer());
    const headers = { ...Object.fromEntries(asked.headers), host: new URL(String(input)).host };
    const answered = await new Promise<IncomingMessage>((resolve, reject) => {
      const { method } = asked;
      request(url, { localAddress, method, headers: { ...headers, 'content-length': body.length } }, resolve)
        .on('error', reject)
        .end(body);
    });
    const lines = Object.entries(answered.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    );
    const status = answered.statusCode ?? 500;
    const content = new Uint8Array(await buffer(answered));
    return new Response([204, 304].includes(status) ? null : content, { status, headers: lines });
  };
}
