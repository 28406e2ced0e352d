import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LOCALE_COOKIE } from '../../src/domain/locale-choice';
import { parseCookies } from '../../src/domain/parse-cookies';
import type { Settings } from '../settings';
import type { GuestToken } from './guest-token';
import { isSameOrigin } from './is-same-origin';

/** Cookies that a page may learn of by asking the server: none that holds an identity. */
const TELLABLE = [LOCALE_COOKIE];

/** The guests' token and the cookies, for pages of this origin only. */
export async function sessionRoutes(
  app: FastifyInstance,
  settings: Settings,
  getGuestToken: () => Promise<GuestToken>,
): Promise<void> {
  const onlyOurPages = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    void reply.header('cache-control', 'no-store');
    if (!isSameOrigin(request.headers, settings.config.origin))
      await reply.code(403).send({ error: 'same_origin_only' });
  };
  app.route({
    method: ['GET', 'POST'],
    url: '/_session/guest-token',
    onRequest: onlyOurPages,
    handler: async (request, reply) => {
      try {
        return await getGuestToken();
      } catch (error) {
        request.log.warn({ cause: error instanceof Error ? error.message : 'unknown' }, 'no guest token');
        return reply.code(503).send({ error: 'guest_token_unavailable' });
      }
    },
  });
  app.get('/_COOKIES', { onRequest: onlyOurPages }, async ({ headers }) =>
    Object.fromEntries(
      Object.entries(parseCookies(headers.cookie)).filter(([name]) => TELLABLE.includes(name)),
    ),
  );
}
