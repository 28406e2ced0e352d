import { parseCookies } from '@tiffin/config';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Writable } from 'node:stream';
import { cachedFor } from './cached-for';
import { createFlagReader } from './read-flag';
import { healthRoutes } from './health-routes';
import { pageRoute } from './html/page-route';
import type { PageRemotes } from './html/read-page';
import { securityHeaders } from './html/security-headers';
import { createDeployedRemotes } from './remotes/deployed-remotes';
import { deviceIdOf } from './remotes/device-of-visit';
import { overrideRoute } from './remotes/override-route';
import { OVERRIDES_COOKIE, readOverrides } from './remotes/overrides';
import { partnerRoutes } from './remotes/partner-routes';
import { remotesForPage, withoutEarlier, withOverrides } from './remotes/remotes-for-page';
import { sendCompressed } from './send-compressed';
import { createRenewer } from './session/create-renewer';
import { createTokenVerifier } from './session/create-token-verifier';
import { createGuestTokenSource } from './session/guest-token';
import { readPageSession } from './session/read-page-session';
import { sessionCookies } from './session/session-cookies';
import { sessionRoutes } from './session/session-routes';
import { tokenRoutes } from './session/token-routes';
import type { Settings } from './settings';
import { readShellBuild } from './shell-build';
import { staticRoutes } from './static-routes';
import { createOrganizationSource } from './visits/read-organization';

/** An address that no bytes stand for gets the page that any unknown address gets. */
const MALFORMED = '/malformed-address';

const BUILD_KEPT_MS = 1000;

/** The shell's server, not yet listening; its log goes to `log` or to standard output. Rejects where the shell is not built. */
export async function createApp(settings: Settings, log?: Writable): Promise<FastifyInstance> {
  const readBuild = cachedFor(BUILD_KEPT_MS, () => readShellBuild(settings.shellFolder));
  const getGuestToken = createGuestTokenSource(settings.guestClient);
  const clientIds = [settings.config.sso.clientId, ...settings.visits.identityClientIds];
  const verify = createTokenVerifier({ sso: settings.config.sso, clientIds });
  const tokenCookies = sessionCookies(settings.config.origin);
  await readBuild();

  const app = fastify({
    logger: { level: settings.logLevel, serializers: { req: withoutSecrets }, ...(log && { stream: log }) },
    routerOptions: { ignoreTrailingSlash: false },
    trustProxy: false,
    rewriteUrl: ({ url = '/' }) => (isWellFormed(url) ? url : MALFORMED),
  });
  const readOrganization = createOrganizationSource({
    serviceUrl: settings.config.services.organisation,
    visits: settings.visits,
  });
  const deployed = await createDeployedRemotes({
    settings,
    readOrganization,
    onFault: (fault) => app.log.error(fault),
  });
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers(securityHeaders(settings));
  });
  await healthRoutes(app, [readBuild, deployed.read]);
  await sessionRoutes(app, settings, getGuestToken);
  await tokenRoutes(app, { settings, verify, renew: createRenewer({ config: settings.config, clientIds }) });
  await overrideRoute(app, settings);
  await staticRoutes(app, settings);
  app.get('/remotes.json', async (request, reply) => {
    const { headers } = request;
    void reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache');
    // In a rollout, devices and organisations have answers of their own.
    void reply.header('access-control-allow-origin', '*').header('vary', 'cookie, host, accept-encoding');
    const cookies = parseCookies(headers.cookie);
    const decided = await deployed.decide({ host: headers.host, deviceId: deviceIdOf(cookies) });
    // A page that asks again goes on with what its developer looks at.
    const registry = withOverrides(decided.registry(), readOverrides(cookies[OVERRIDES_COOKIE], settings));
    const told = new URL(request.url, settings.config.origin).searchParams.has('earlier')
      ? registry
      : withoutEarlier(registry);
    return sendCompressed(request, reply, Buffer.from(JSON.stringify(told)));
  });
  partnerRoutes(app, deployed, settings.config);
  pageRoute(app, {
    settings,
    readBuild,
    getGuestToken,
    readSession: (cookies) => readPageSession(cookies, tokenCookies, verify),
    hasFraudScript: createFlagReader(settings.config.sideServices.flagsUrl, 'rw_enable_sift'),
    readOrganization,
    deployed,
    remotesFor: (page: PageRemotes) => remotesForPage({ ...page, overrideHosts: settings.overrideHosts }),
  });
  return app;
}

function isWellFormed(url: string): boolean {
  try {
    return !decodeURIComponent(new URL(url, 'http://shell').pathname).includes('\0');
  } catch {
    return false;
  }
}

/** A query or a header can hold a token or a code, and the address of an order's status ends in one: none is logged. */
function withoutSecrets(request: {
  readonly method?: string;
  readonly url?: string;
}): Readonly<Record<string, unknown>> {
  return {
    method: request.method,
    path: request.url?.split('?')[0]?.replace(/(\/status\/).*/s, '$1[removed]'),
  };
}
