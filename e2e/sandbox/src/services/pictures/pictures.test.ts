import { request } from 'node:http';
import { expect, it } from '@jest/globals';
import { workerSandbox } from '../../test-support/worker-sandbox';

const sandbox = workerSandbox();
const BAND = '/pictures/band/turmeric-rings-dal-makhani_har-gow_house-burger.svg';

/** Requests a picture as it is sent: fetch would decompress it. */
async function sizeOf(encoding: string) {
  return new Promise<{ readonly encoding: unknown; readonly vary: unknown; readonly bytes: number }>(
    (resolve, reject) => {
      request(sandbox.url + BAND, { headers: { 'accept-encoding': encoding } }, (response) => {
        let bytes = 0;
        response.on('data', (part: Buffer) => (bytes += part.length));
        response.on('end', () => {
          const { 'content-encoding': sent, vary } = response.headers;
          resolve({ encoding: sent, vary, bytes });
        });
      })
        .on('error', reject)
        .end();
    },
  );
}

it.each(['br', 'gzip'])('sends pictures compressed by %s to at most half of their size', async (encoding) => {
  const plain = await sizeOf('identity');
  const packed = await sizeOf(encoding);
  expect(plain.encoding).toBeUndefined();
  expect(packed.encoding).toBe(encoding);
  expect(packed.vary).toMatch(/accept-encoding/i);
  expect(packed.bytes).toBeLessThan(plain.bytes / 2);
});

it('serves the licence of the pictures beside them', async () => {
  const response = await fetch(`${sandbox.url}/pictures/LICENCE.txt`);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await response.text()).toContain('CC0 1.0 Universal');
});
