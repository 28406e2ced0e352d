import type { FastifyInstance } from 'fastify';
import { acceptedEncoding } from '../packing/accepted-encoding';
import { matchesEtag } from '../packing/matches-etag';
import type { ShellSource } from './create-shell-source';
import { ASSETS } from './shell-build';

/**
 * Adds the files of the shell's builds. Their names contain hashes, so all builds share one path, and a cached file never becomes
 * stale.
 */
export function shellFileRoute(app: FastifyInstance, { readFile }: Pick<ShellSource, 'readFile'>): void {
  // Not a named parameter: those have at most 100 characters, and development builds have longer names.
  app.get<{ Params: { readonly '*': string } }>(`${ASSETS}*`, async ({ params, headers }, reply) => {
    const file = await readFile(params['*'], acceptedEncoding(headers['accept-encoding']));
    if (!file) return reply.code(404).type('text/plain').send('There is no such file.');
    void reply.headers(file.headers).header('etag', file.etag);
    return matchesEtag(headers['if-none-match'], file.etag) ? reply.code(304).send() : reply.send(file.bytes);
  });
}
