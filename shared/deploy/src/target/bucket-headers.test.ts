import { HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { freshTarget } from '../test-support/fresh-target';
import { bucketTarget } from './bucket-target';

const FILE = 'mfe-checkout/1.0.0-1a2b3c4d/entry.1.js';
const LASTING = 'public, max-age=31536000, immutable';
const SCRIPT = 'text/javascript; charset=utf-8';

type Headers = readonly [type: string | undefined, encoding: string | undefined, cache: string | undefined];

/** Returns the headers with which a real service keeps a file; without one, those with which it is uploaded. */
function headersOf(path: string): Promise<Headers> {
  const endpoint = process.env['TIFFIN_TEST_S3_ENDPOINT'];
  return endpoint ? keptHeaders(endpoint, path) : sentHeaders(path);
}

async function keptHeaders(endpoint: string, path: string): Promise<Headers> {
  const { target, env, remove } = await freshTarget();
  await target.write(path, Buffer.from('x'));
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true });
  const kept = await client.send(new HeadObjectCommand({ Bucket: env['TIFFIN_DEPLOY_BUCKET'], Key: path }));
  client.destroy();
  await remove();
  return [kept.ContentType, kept.ContentEncoding, kept.CacheControl];
}

async function sentHeaders(path: string): Promise<Headers> {
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
  const [headers = {}] = seen;
  return [headers['content-type'], headers['content-encoding'], headers['cache-control']];
}

it.each([
  [FILE, SCRIPT, undefined, LASTING],
  [`${FILE}.br`, SCRIPT, 'br', LASTING],
  [`${FILE}.gz`, SCRIPT, 'gzip', LASTING],
  ['mfe-checkout/1.0.0-1a2b3c4d/mf-manifest.json', 'application/json; charset=utf-8', undefined, LASTING],
  [
    'source-maps/mfe-checkout/1.0.0-1a2b3c4d.json.gz',
    'application/json; charset=utf-8',
    'gzip',
    'private, no-store',
  ],
  ['registry/000001.json', 'application/json; charset=utf-8', undefined, 'private, no-store'],
])('stores %s so that a CDN can serve it', async (path, type, encoding, cache) => {
  expect(await headersOf(path)).toEqual([type, encoding, cache]);
});
