import { readFile } from 'node:fs/promises';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { refuse } from '../../errors/refuse';
import { pictureFromPath } from '../../pictures/picture-path';
import type { Service } from '../service';

const YEAR_SECONDS = 31_536_000;
/** Each request composes its picture again, so a quality that takes 2 ms; the best one takes 30. */
const BROTLI_QUALITY = 6;

/** Food pictures, composed from their URL and immutable. */
export const picturesService: Service = async (app) => {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  const licence = await readFile(new URL('../../pictures/assets/LICENCE.txt', import.meta.url), 'utf8');
  app.get('/pictures/LICENCE.txt', async (_request, reply) => reply.type('text/plain').send(licence));
  app.get('/pictures/*', { config: { limit: 'files' } }, async (request, reply) => {
    const picture = pictureFromPath(request.url.split('?')[0] ?? '') ?? refuse(404, 'NOT_FOUND', 'PICTURE');
    return reply
      .type('image/svg+xml')
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(picture);
  });
};
