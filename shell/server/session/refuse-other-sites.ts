import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings';
import { subdomainOf } from '../visits/subdomain-of';
import { isSameOrigin } from './is-same-origin';

/** Returns a hook that responds with 403 to requests from other sites, and forbids caching of the response. */
export function refuseOtherSites({
  config,
  visits,
}: Settings): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  return async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { host } = request.headers;
    const isOrganisations = subdomainOf(host, visits.baseDomain) !== null;
    const origin = isOrganisations ? `${new URL(config.origin).protocol}//${host}` : config.origin;
    if (!isSameOrigin(request.headers, origin)) await reply.code(403).send({ error: 'same_origin_only' });
  };
}
