import { parseCookies } from '@tiffin/config';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Settings } from '../settings';
import type { Renewed } from './create-renewer';
import type { VerifyToken } from './create-token-verifier';
import { refuseOtherSites } from './refuse-other-sites';
import { sessionCookies } from './session-cookies';
import { tooLargeForCookies } from './too-large-for-cookies';

const LARGEST_BODY = 65_536;
const tokenSchema = z
  .string()
  .min(1)
  .regex(/^[\w.~+/=-]+$/);
const keepSchema = z.object({
  token: tokenSchema,
  idToken: tokenSchema.nullable(),
  refreshToken: tokenSchema.nullable(),
  isRefresh: z.boolean(),
});

type Options = {
  readonly settings: Settings;
  readonly verify: VerifyToken;
  readonly renew: (refreshToken: string) => Promise<Renewed>;
};

/**
 * Adds the routes with which a page stores its tokens in cookies, refreshes them and clears them. They accept
 * same-origin requests only, and JSON bodies only, because a form on another site cannot send JSON. The log
 * contains lengths and reasons, never a token.
 */
export async function tokenRoutes(app: FastifyInstance, { settings, verify, renew }: Options): Promise<void> {
  const cookies = sessionCookies(settings.config.origin);
  const ours = refuseOtherSites(settings);
  const posted = { onRequest: [ours, onlyJson], bodyLimit: LARGEST_BODY };
  app.post('/_session/tokens', posted, async (request, reply) => {
    const body = keepSchema.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ error: 'invalid_body' });
    const { isRefresh, ...tokens } = body.data;
    const verdict = await verify(tokens.token);
    if (verdict.kind === 'unknown') return reply.code(503).send({ error: 'provider_unreachable' });
    if (verdict.kind !== 'valid') {
      request.log.warn(
        { verdict, length: tokens.token.length },
        'a page handed over a token that is not valid',
      );
      return reply.code(400).send({ error: 'invalid_token' });
    }
    const tooLarge = tooLargeForCookies(tokens, isRefresh);
    if (tooLarge) {
      request.log.warn(tooLarge, 'tokens too large for cookies are kept out');
      return reply.header('set-cookie', cookies.clear()).send({ isKept: false });
    }
    return reply.header('set-cookie', cookies.write(tokens, verdict.expiresInS)).send({ isKept: true });
  });

  app.post('/_session/refresh', posted, async (request, reply) => {
    const refused = { accessToken: null };
    const refreshToken = cookies.read(parseCookies(request.headers.cookie), 'refreshToken');
    if (refreshToken === undefined) return refused;
    const renewed = await renew(refreshToken);
    if (renewed === 'unreachable') return reply.code(503).send({ error: 'identity_unreachable' });
    const verdict = renewed && (await verify(renewed.token));
    if (verdict?.kind === 'unknown') return reply.code(503).send({ error: 'provider_unreachable' });
    if (!renewed || verdict?.kind !== 'valid')
      return reply.header('set-cookie', cookies.clear()).send(refused);
    const tokens = { ...renewed, idToken: null };
    const tooLarge = tooLargeForCookies(tokens, true);
    if (tooLarge) request.log.warn(tooLarge, 'tokens too large for cookies are kept out');
    void reply.header('set-cookie', tooLarge ? cookies.clear() : cookies.write(tokens, verdict.expiresInS));
    return { accessToken: renewed.token, expiresIn: verdict.expiresInS };
  });

  app.delete('/_session/tokens', { onRequest: ours }, async (_request, reply) =>
    reply.code(204).header('set-cookie', cookies.clear()).send(),
  );
}

async function onlyJson(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) return;
  await reply.code(415).send({ error: 'json_only' });
}
