import { expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { bucketTarget } from './bucket-target';

const FILE = 'mfe-checkout/1.0.0-1a2b3c4d/entry.1.js';
const LASTING = 'public, max-age=31536000, immutable';
const SCRIPT = 'text/javascript; charset=utf-8';

/** Uploads a file to a server that keeps the headers of the request, from which a service takes those of the object. */
async function headersOf(path: string): Promise<IncomingHttpHeaders> {
  const seen: IncomingHttpHeaders[] = [];
  const service = createServer((request, response) => {
    seen.push(request.headers);
    request.resume().on('end', () => response.end());
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const address = service.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  process.env['AWS_ACCESS_KEY_ID'] ??= 'test';
  process.env['AWS_SECRET_ACCESS_KEY'] ??= 'test';
  await bucketTarget({ bucket: 'tiffin', endpoint, region: 'us-east-1' }).write(path, Buffer.from('x'));
  service.close();
  service.closeAllConnections();
  return seen[0] ?? {};
}

it.each([
  [FILE, SCRIPT, undefined, LASTING],
  [`${FILE}.br`, SCRIPT, 'br', LASTING],
  [`${FILE}.gz`, SCRIPT, 'gzip', LASTING],
  ['mfe-checkout/1.0.0-1a2b3c4d/mf-manifest.json', 'application/json; charset=utf-8', undefined, LASTING],
  ['registry/000001.json', 'application/json; charset=utf-8', undefined, 'private, no-store'],
])('stores %s so that a CDN can serve it', async (path, type, encoding, cache) => {
  const headers = await headersOf(path);
  expect([headers['content-type'], headers['content-encoding'], headers['cache-control']]).toEqual([
    type,
    encoding,
    cache,
  ]);
});
