import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { BareAnswer } from './bare-page-server';

/** Headers of the connection, not of the answer. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'];

/** Starts a plain Node server, in a process of its own, that repeats the bytes and headers of an answer. */
export async function startBarePage(
  url: string,
  headers: OutgoingHttpHeaders,
): Promise<{ readonly url: string; readonly bytes: number; readonly stop: () => void }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).once('error', reject);
  });
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode}`);
  const bytes = await buffer(response);
  const answer: BareAnswer = {
    headers: Object.fromEntries(
      Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
        HOP_BY_HOP.includes(name) ? [] : [[name, values.length === 1 ? (values[0] ?? '') : values]],
      ),
    ),
    base64: bytes.toString('base64'),
  };
  const child = fork(fileURLToPath(new URL('bare-page-server.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  child.send(answer);
  const [ownUrl] = await once(child, 'message');
  return { url: String(ownUrl), bytes: bytes.length, stop: () => child.kill() };
}
