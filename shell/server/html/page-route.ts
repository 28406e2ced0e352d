import { COOKIES, cookieText, parseCookies } from '@tiffin/config';
import type { FastifyInstance } from 'fastify';
import { englishOfReader } from '../../src/domain/english-of-reader';
import { pageLanguage } from '../languages/page-language';
import type { DeployedRemotes } from '../remotes/deployed-remotes';
import { mayTrack, privacyOf } from '../privacy/privacy-of-visit';
import { deviceOfVisit } from '../remotes/device-of-visit';
import { OVERRIDES_COOKIE, readOverrides } from '../remotes/overrides';
import { acceptedEncoding } from '../packing/accepted-encoding';
import type { PageSession } from '../session/read-page-session';
import { sendEarlyHints } from './early-hints';
import { jsonForHtml } from './json-for-html';
import { newNonce } from './new-nonce';
import { createPageSource } from './page-source';
import { isOwned } from './read-page';
import type { PageSources } from './read-page';
import { serverTiming } from './server-timing';

type Sources = PageSources & {
  readonly readSession: (cookies: Readonly<Record<string, string>>) => Promise<PageSession>;
  /** Whether pages may load the fraud-prevention script now. */
  readonly hasFraudScript: () => boolean;
  readonly deployed: Pick<DeployedRemotes, 'decide' | 'isRollingOut' | 'live'>;
};

/** A visit that may have no device id. */
const NO_DEVICE = { id: null, isNew: false } as const;

/**
 * Serves the app for every other path. The status is 404 if neither the shell nor a remote owns the path, and the
 * app then shows its own error page.
 */
export function pageRoute(
  app: FastifyInstance,
  { readSession, hasFraudScript, deployed, ...sources }: Sources,
): void {
  const { settings } = sources;
  const { origin } = settings.config;
  const pageFor = createPageSource(sources);
  const { countryHeader } = settings.privacy;
  const vary = ['accept-language, cookie, accept-encoding, sec-gpc', countryHeader]
    .filter(Boolean)
    .join(', ');
  app.setNotFoundHandler(async (request, reply) => {
    const { pathname: path, searchParams: query } = new URL(request.url, origin);
    const notFound = () => reply.code(404).type('text/plain').send('Not found');
    if (!['GET', 'HEAD'].includes(request.method)) return notFound();
    if (looksLikeFile(path) && !isOwned(path, await deployed.live())) return notFound();
    const nonce = newNonce();
    const cookies = parseCookies(request.headers.cookie);
    const overrides = readOverrides(cookies[OVERRIDES_COOKIE], settings);
    const isFromAuth = cookies[COOKIES.authRedirect.name] !== undefined;
    const hasPersonalScreens = Boolean(cookies[COOKIES.personalScreens.name]);
    const language = pageLanguage(
      {
        query: query.get('lang'),
        cookie: cookies[COOKIES.language.name],
        acceptLanguage: request.headers['accept-language'],
      },
      settings.languages,
    );
    const english = englishOfReader(request.headers['accept-language']);
    const { host } = request.headers;
    const privacy = privacyOf({ cookies, headers: request.headers }, settings.privacy);
    const device = mayTrack(privacy)
      ? await deviceOfVisit({ cookies, fetchDest: request.headers['sec-fetch-dest'] }, deployed.isRollingOut)
      : NO_DEVICE;
    const decided = await deployed.decide({ host, deviceId: device.id });
    const visit = {
      ...{
        host,
        path,
        query,
        language,
        english,
        overrides,
        decided,
        privacy,
        isFromAuth,
        hasPersonalScreens,
      },
    };
    if (settings.hasEarlyHints) sendEarlyHints(reply, await sources.shells.choose(decided.shells));
    const askedAt = performance.now();
    const [{ page, isCached, waitedMs }, session] = await Promise.all([
      pageFor({ ...visit, hasFraudScript: hasFraudScript() }).then((found) => ({
        ...found,
        waitedMs: performance.now() - askedAt,
      })),
      readSession(cookies),
    ]);
    void reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      // A page with a person's token, or with what only bearers of its URL may see, must not be cached.
      .header('cache-control', session.known.token || page.isByLink ? 'no-store' : 'private, no-cache')
      .header('vary', vary)
      .header('content-security-policy', page.policies(nonce));
    const spent = isCached ? undefined : page.spent;
    const isFromCache = isCached || page.hasCachedScreen;
    void reply.header('server-timing', serverTiming({ waitedMs, spent, isCached: isFromCache }));
    if (session.setCookies.length > 0) void reply.header('set-cookie', [...session.setCookies]);
    if (device.isNew && device.id) {
      const isSecure = origin.startsWith('https:');
      void reply.header('set-cookie', cookieText('analyticsDeviceId', device.id, isSecure));
    }
    if (session.refusal) request.log.info({ why: session.refusal }, 'a token cookie is not used');
    if (!page.isIndexed) void reply.header('x-robots-tag', 'noindex');
    if (isFromAuth) {
      void reply.header('set-cookie', cookieText('authRedirect', '', origin.startsWith('https:')));
    }
    const { encoding, bytes } = await page.body(
      { nonce, session: jsonForHtml({ ...session.known, sentMs: Date.now() }) },
      acceptedEncoding(request.headers['accept-encoding']),
    );
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.send(bytes);
  });
}

/** Returns whether a path looks like a file, such as `/favicon.ico`. Such a request does not expect a page. */
function looksLikeFile(path: string): boolean {
  return /\.[a-z0-9]{2,5}$/i.test(path);
}
