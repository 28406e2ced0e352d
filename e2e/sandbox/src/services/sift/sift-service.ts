import { readFile } from 'node:fs/promises';
import type { Service } from '../service';

const script = new URL('assets/s.js', import.meta.url);

/** A stand-in for the fraud-prevention script: accepts what pages send and forwards nothing. */
export const siftService: Service = async (app) => {
  const content = await readFile(script);
  app.get('/sift/s.js', async (_request, reply) =>
    reply
      .headers({
        'cache-control': 'public, max-age=300',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .type('text/javascript; charset=utf-8')
      .send(content),
  );
};
