import { COOKIES, parseCookies } from '@tiffin/config';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings';
import type { GuestToken } from './guest-token';
import { refuseOtherSites } from './refuse-other-sites';

/** Cookies that a page may read through the server. None holds an identity. */
const TELLABLE: readonly string[] = [COOKIES.language.name];

/** Adds the routes for the guest token and the cookies, for same-origin requests only. */
export async function sessionRoutes(
  app: FastifyInstance,
  settings: Settings,
  getGuestToken: () => Promise<GuestToken>,
): Promise<void> {
  const ours = refuseOtherSites(settings);
  app.route({
    method: ['GET', 'POST'],
    url: '/_session/guest-token',
    onRequest: ours,
    handler: async (request, reply) => {
      try {
        return await getGuestToken();
      } catch (error) {
        request.log.warn({ cause: error instanceof Error ? error.message : 'unknown' }, 'no guest token');
        return reply.code(503).send({ error: 'guest_token_unavailable' });
      }
    },
  });
  app.get('/_COOKIES', { onRequest: ours }, async ({ headers }) =>
    Object.fromEntries(
      Object.entries(parseCookies(headers.cookie)).filter(([name]) => TELLABLE.includes(name)),
    ),
  );
}
