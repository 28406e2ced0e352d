import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { SandboxContext } from '../../context';
import { refuse } from '../../errors/refuse';
import { registerAccountCalls } from './account-calls';
import { createProvider } from './create-provider';
import { registerLoginSteps } from './login-steps';
import { registerPageAssets } from './page-assets';
import { personOfToken } from './person-of-token';
import { SCOPES } from './scopes';
import { dropExpiredSignOns } from './sign-on-store';
import { ssoControls } from './sso-controls';
import { ssoPages } from './sso-pages';
import { PROTOCOL_PATH, REALM_PATH, ssoSettings, type SsoSettings } from './sso-settings';
import { registerStatusFrames } from './status-frames';

const LARGEST_FORM = 65_536;

/** The method of each endpoint that accepts only one. */
const METHODS: Readonly<Record<string, 'GET' | 'POST'>> = {
  '/.well-known/openid-configuration': 'GET',
  '/account': 'GET',
  [`${PROTOCOL_PATH}/certs`]: 'GET',
  [`${PROTOCOL_PATH}/token`]: 'POST',
  [`${PROTOCOL_PATH}/token/introspect`]: 'POST',
  [`${PROTOCOL_PATH}/revoke`]: 'POST',
};

/** Single sign-on under Keycloak's URLs, by oidc-provider with its store in the database. */
export async function ssoService(app: FastifyInstance, context: SandboxContext): Promise<void> {
  const settings = ssoSettings(context);
  const controls = ssoControls(context.db);
  const provider = createProvider(context.db, settings, ssoPages(settings), controls);
  await dropExpiredSignOns(context.db);
  provider.on('server_error', (_ctx, error) => app.log.error({ err: error }, 'sign-on failed'));
  await registerPageAssets(app);
  registerLoginSteps(app, provider, settings);
  registerAccountCalls(app, provider, settings, personOfToken(provider, settings));
  registerStatusFrames(app, settings);
  controls.register(app, provider);
  await app.register(async (scope) => registerProtocol(scope, provider, settings));
}

/** Forwards everything else under the realm to the provider, whose own parsers need the unread request. */
async function registerProtocol(
  scope: FastifyInstance,
  provider: Provider,
  settings: SsoSettings,
): Promise<void> {
  const handle = provider.callback();
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  scope.addHook('onRequest', requireMethod);
  scope.addHook('onRequest', boundBody);

  // oidc-provider's own POST to its logout needs third-party cookies. keycloak-js may post here instead.
  scope.route({ method: 'POST', url: `${REALM_PATH}${PROTOCOL_PATH}/logout`, handler: logoutByPost });
  scope.route({
    method: ['GET', 'POST'],
    url: `${REALM_PATH}/*`,
    handler: async (request, reply) => {
      const address = protocolAddress(request, settings);
      reply.hijack();
      Object.assign(request.raw, { originalUrl: address, url: address.slice(REALM_PATH.length) });
      await handle(request.raw, reply.raw);
    },
  });
}

/** Refuses the wrong method with 405. oidc-provider would answer 404. */
async function requireMethod({ method, url }: FastifyRequest, reply: FastifyReply): Promise<void> {
  const path = url.split('?')[0]?.slice(REALM_PATH.length) ?? '';
  const allowed = METHODS[path];
  if (allowed === undefined || allowed === method) return;
  reply.header('allow', allowed);
  refuse(405, 'METHOD_NOT_ALLOWED');
}

/**
 * Limits the size of a request body. These routes bypass Fastify's parsers and their limit. Node enforces the
 * announced length.
 */
async function boundBody({ headers }: FastifyRequest): Promise<void> {
  if (headers['transfer-encoding'] !== undefined) refuse(411, 'INVALID_PARAMETER', 'content-length');
  if (Number(headers['content-length'] ?? 0) > LARGEST_FORM) refuse(413, 'INVALID_PARAMETER', 'body');
}

async function logoutByPost(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request.raw) parts.push(Buffer.from(part));
  await reply.redirect(`${REALM_PATH}${PROTOCOL_PATH}/logout?${Buffer.concat(parts).toString()}`, 303);
}

/**
 * Adds what Keycloak has and oidc-provider lacks: a registration endpoint, and scopes that each of our
 * clients always gets.
 */
function protocolAddress(request: FastifyRequest, { webClients }: SsoSettings): string {
  const url = new URL(request.url, 'http://localhost');
  const authorization = `${REALM_PATH}${PROTOCOL_PATH}/auth`;
  if (url.pathname === `${REALM_PATH}${PROTOCOL_PATH}/registrations`) {
    url.pathname = authorization;
    url.searchParams.set('kc_action', 'register');
    url.searchParams.set('prompt', 'login');
  }
  const clientId = url.searchParams.get('client_id');
  const isOwn = webClients.some(({ id, partner }) => id === clientId && !partner);
  if (url.pathname === authorization && isOwn) {
    const asked = (url.searchParams.get('scope') ?? '').split(' ');
    const scopes = [...SCOPES.split(' '), ...(asked.includes('offline_access') ? ['offline_access'] : [])];
    url.searchParams.set('scope', scopes.join(' '));
  }
  return url.pathname + url.search;
}
