import { createDraining } from '@tiffin/server/draining';
import type { Draining } from '@tiffin/server/draining';
import { timeLimits } from '@tiffin/server/limits';
import { measureRequests } from '@tiffin/server/metrics';
import type { Metrics } from '@tiffin/server/metrics';
import { followCalls, followRequests } from '@tiffin/server/tracing';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Writable } from 'node:stream';
import { createShellSource } from './builds/create-shell-source';
import type { ShellBuild } from './builds/shell-build';
import { shellFileRoute } from './builds/shell-file-route';
import { createFlagReader } from './read-flag';
import { createServerBuilds } from '@tiffin/server/builds';
import { healthRoutes } from './health-routes';
import { pageRoute } from './html/page-route';
import type { PageRemotes } from './html/read-page';
import { securityHeaders } from './html/security-headers';
import { languageRoutes } from './languages/language-routes';
import { limitRequests } from './limit-requests';
import { mapWorkerRoute } from './map-worker-route';
import { privacyRoutes } from './privacy/privacy-routes';
import { createDeployedRemotes } from './remotes/deployed-remotes';
import { offlineRoutes } from './offline/offline-routes';
import { overrideRoute } from './remotes/override-route';
import { partnerRoutes } from './remotes/partner-routes';
import { registryRoute } from './remotes/registry-route';
import { remotesForPage } from './remotes/remotes-for-page';
import { createPageRenderer } from './rendering/create-page-renderer';
import type { PageRenderer } from './rendering/create-page-renderer';
import { keepBuildsLoaded } from './rendering/keep-builds-loaded';
import { createPublicReader } from './rendering/read-public-answers';
import { searchEngineRoutes } from './search-engines/search-engine-routes';
import { createRenewer } from './session/create-renewer';
import { createTokenVerifier } from './session/create-token-verifier';
import { createGuestTokenSource } from './session/guest-token';
import { openRenewalStore } from './session/open-renewal-store';
import { readPageSession } from './session/read-page-session';
import { rememberVerdicts } from './session/remember-verdicts';
import { sessionCookies } from './session/session-cookies';
import { sessionRoutes } from './session/session-routes';
import { tokenRoutes } from './session/token-routes';
import { REQUEST_ID_HEADER, requestIdOf } from './request-id';
import type { Settings } from './settings';
import { staticRoutes } from './static-routes';
import { createOrganizationSource } from './visits/read-organization';

/** A URL with invalid percent-encoding gets the page for unknown URLs. */
const MALFORMED = '/malformed-url';

/** Matches most URLs: a path without escapes, and none that begins with a host. */
const PLAIN = /^\/(?!\/)[\w./?=&-]*$/;

const LARGEST_BODY = 65_536;
/** Milliseconds to render a page once, and with the time in the queue. */
const RENDERING = { answerMs: 1500, waitMs: 3000 } as const;

type Options = {
  readonly log?: Writable | undefined;
  readonly render?: PageRenderer | undefined;
  readonly draining?: Pick<Draining, 'isDraining' | 'follow'>;
  readonly metrics?: Pick<Metrics, 'answered'> | undefined;
};

/**
 * Returns the shell's server, not yet listening. It logs to `log` or to standard output, and renders pages by `render`, by
 * default with the server builds of the remotes. Rejects if no shell is deployed.
 */
export async function createApp(
  settings: Settings,
  { log, render, metrics, draining = createDraining(settings.drainMs) }: Options = {},
): Promise<FastifyInstance> {
  const getGuestToken = createGuestTokenSource(settings.guestClient);
  const clientIds = [settings.config.sso.clientId, ...settings.visits.identityClientIds];
  const verify = createTokenVerifier({ sso: settings.config.sso, clientIds });
  const verifyForPages = rememberVerdicts(verify);
  const tokenCookies = sessionCookies(settings.config.origin);
  const { floodLimits } = settings;
  const app = fastify({
    logger: { level: settings.logLevel, serializers: { req: withoutSecrets }, ...(log && { stream: log }) },
    routerOptions: { ignoreTrailingSlash: false },
    ...timeLimits(floodLimits.times),
    bodyLimit: LARGEST_BODY,
    trustProxy: floodLimits.trustedProxies.length > 0 && [...floodLimits.trustedProxies],
    genReqId: requestIdOf,
    // A request that arrives while the server closes is answered. Its connection closes after it.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => (isWellFormed(url) ? url : MALFORMED),
  });
  if (metrics) measureRequests(app, metrics);
  followCalls();
  followRequests(app);
  const readOrganization = createOrganizationSource({
    serviceUrl: settings.config.services.organisation,
    visits: settings.visits,
  });
  const deployed = await createDeployedRemotes({
    settings,
    readOrganization,
    onFault: (fault) => app.log.error(fault),
  });
  const shells = createShellSource({
    readStored: deployed.readStored,
    readNamed: deployed.liveShells,
    readAll: deployed.allShells,
    folder: settings.shellFolder,
    onFault: (fault) => app.log.error(fault),
  });
  const readLiveShell = async (): Promise<ShellBuild> => shells.choose(await deployed.liveShells());
  await readLiveShell();
  const builds = createServerBuilds({
    onFailure: (failure) => app.log.error(failure, 'a server build failed'),
    // A page goes out without its screen before that, and a later request for it finds the screen.
    limits: RENDERING,
  });
  app.addHook('onClose', builds.end);
  keepBuildsLoaded(app, { builds, deployed, readLiveShell });
  const always = securityHeaders(settings);
  app.addHook('onRequest', (request, reply, done) => {
    draining.follow(reply.raw);
    void reply.headers(always).header(REQUEST_ID_HEADER, request.id);
    done();
  });
  await limitRequests(app, floodLimits);
  await healthRoutes(app, draining, [readLiveShell, deployed.read]);
  await sessionRoutes(app, settings, getGuestToken);
  const share = await openRenewalStore(app, settings.sessionStoreUrl);
  const renew = createRenewer({ config: settings.config, clientIds, ...(share && { share }) });
  await tokenRoutes(app, { settings, verify, renew });
  await privacyRoutes(app, settings);
  await overrideRoute(app, settings, deployed);
  languageRoutes(app, settings.languages);
  shellFileRoute(app, shells);
  await staticRoutes(app);
  const { hasWorker = false, services } = settings.config;
  await offlineRoutes(app, { hasWorker, mainUrl: services.main, languages: settings.languages });
  await mapWorkerRoute(app, settings);
  registryRoute(app, settings, deployed);
  partnerRoutes(app, deployed, settings);
  searchEngineRoutes(app, { settings, deployed, getGuestToken });
  pageRoute(app, {
    settings,
    shells,
    getGuestToken,
    readSession: (cookies) => readPageSession(cookies, tokenCookies, verifyForPages),
    hasFraudScript: createFlagReader(settings.config.sideServices.flagsUrl, 'rw_enable_sift'),
    readOrganization,
    deployed,
    render:
      render ??
      createPageRenderer({
        builds,
        readFile: deployed.readFile,
        read: createPublicReader(Object.values(services)),
        siteUrl: settings.config.origin,
        limitMs: settings.renderingLimitMs,
        staleMs: settings.renderedStaleMs,
        keptBytes: settings.renderedBytes,
      }),
    remotesFor: (page: PageRemotes) =>
      remotesForPage({
        ...page,
        overrideHosts: settings.overrideHosts,
        awaitedRoutes: settings.awaitedRoutes,
      }),
  });
  return app;
}

function isWellFormed(url: string): boolean {
  if (PLAIN.test(url)) return true;
  try {
    return !decodeURIComponent(new URL(url, 'http://shell').pathname).includes('\0');
  } catch {
    return false;
  }
}

/**
 * Queries and headers can contain a token or a code, and the URLs of an order's status and of an invitation end in one. None is
 * logged.
 */
function withoutSecrets(request: {
  readonly method?: string;
  readonly url?: string;
}): Readonly<Record<string, unknown>> {
  return {
    method: request.method,
    path: request.url?.split('?')[0]?.replace(/(\/status\/|^\/g\/).*/s, '$1[removed]'),
  };
}
