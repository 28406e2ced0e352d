import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Writable } from 'node:stream';
import { followCalls } from './follow-calls';
import { followRequests } from './follow-requests';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const seen: unknown[] = [];
const lines: string[] = [];
const service = createServer((request, response) => {
  seen.push(request.headers['traceparent']);
  response.end();
});
let url = '';

beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const address = service.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => void service.close());

/** Sends a request to a server that asks the service while it answers. Returns what the service was sent. */
async function sentFor(traceparent?: string): Promise<readonly string[]> {
  seen.length = 0;
  const stream = new Writable({
    write: (line: Buffer, _encoding, done) => {
      lines.push(line.toString());
      done();
    },
  });
  const app = fastify({ logger: { stream } });
  followCalls();
  followRequests(app);
  app.post('/', async (request) => {
    await fetch(url);
    request.log.info('asked');
    return '';
  });
  const headers = traceparent === undefined ? {} : { traceparent };
  await app.inject({ method: 'POST', url: '/', headers, payload: { lunch: 'dal' } });
  return seen.map(String);
}

it('passes the trace of a caller on, once, as it came, and logs its id', async () => {
  const parent = `00-${TRACE}-00f067aa0ba902b7-01`;
  expect(await sentFor(parent)).toEqual([parent]);
  expect(lines.find((line) => line.includes('"asked"'))).toContain(`"traceId":"${TRACE}"`);
});

it.each([
  undefined,
  'nonsense',
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
])('begins a trace that nobody records for %j', async (header) => {
  const [sent] = await sentFor(header);
  expect(sent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
  expect(sent).not.toContain(TRACE);
});

it('adds nothing to requests outside of one', async () => {
  seen.length = 0;
  await fetch(url);
  expect(seen).toEqual([undefined]);
});
