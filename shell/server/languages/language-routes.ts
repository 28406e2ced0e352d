import type { FastifyInstance } from 'fastify';
import { brotliCompressSync } from 'node:zlib';
import { acceptedEncoding } from '../packing/accepted-encoding';
import type { Language } from './language';

const YEAR = 'public, max-age=31536000, immutable';

/** Adds the scripts with the sentences of languages that are added as data. */
export function languageRoutes(app: FastifyInstance, languages: readonly Language[]): void {
  for (const { script } of languages) {
    const packed = brotliCompressSync(script.text);
    app.get(script.url, async ({ headers }, reply) => {
      const isPacked = acceptedEncoding(headers['accept-encoding']) === 'br';
      if (isPacked) void reply.header('content-encoding', 'br');
      return reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', YEAR)
        .header('vary', 'accept-encoding')
        .send(isPacked ? packed : script.text);
    });
  }
}
