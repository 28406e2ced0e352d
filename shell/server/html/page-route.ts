import { COOKIES, cookieText, parseCookies } from '@tiffin/config';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { chooseLocale } from '../../src/domain/locale-choice';
import { routeOf } from '../../src/domain/route-of';
import { SHELL_PATHS } from '../../src/route-table';
import { OVERRIDES_COOKIE, overridesCookie, readOverrides } from '../remotes/overrides';
import type { Overrides } from '../remotes/overrides';
import type { RemotesForPage } from '../remotes/remotes-for-page';
import type { Settings } from '../settings';
import type { GuestToken } from '../session/guest-token';
import type { PageSession } from '../session/read-page-session';
import { integrityOf } from '../shell-build';
import type { ShellBuild } from '../shell-build';
import type { KnownOrganization } from '../visits/read-organization';
import { visitOf } from '../visits/visit-of';
import { contentSecurityPolicies } from './content-security-policy';
import { readFirstData } from './first-data';
import { mayIndex } from './may-index';
import { renderPage } from './render-page';

/** Which remotes a page needs: by its path, and by what a developer looks at. */
export type PageRemotes = { readonly path: string; readonly overrides: Overrides };

type Sources = {
  readonly settings: Settings;
  readonly readBuild: () => Promise<ShellBuild>;
  readonly getGuestToken: () => Promise<GuestToken>;
  readonly readSession: (cookies: Readonly<Record<string, string>>) => Promise<PageSession>;
  /** Whether pages may load the fraud-prevention script now. */
  readonly hasFraudScript: () => boolean;
  readonly readOrganization: (subdomain: string | null) => Promise<KnownOrganization | null>;
  readonly remotesFor: (page: PageRemotes) => Promise<RemotesForPage>;
};

const compress = promisify(brotliCompress);

/** Every other address: the app, with 404 where neither the shell nor a remote owns it, so that the app says so. */
export function pageRoute(
  app: FastifyInstance,
  { settings, readBuild, getGuestToken, readSession, hasFraudScript, readOrganization, remotesFor }: Sources,
): void {
  app.setNotFoundHandler(async (request, reply) => {
    const { pathname: path, searchParams: query } = new URL(request.url, settings.config.origin);
    const isOwned = routeOf(path) !== null || SHELL_PATHS.includes(path);
    if (!['GET', 'HEAD'].includes(request.method) || (!isOwned && looksLikeFile(path))) {
      return reply.code(404).type('text/plain').send('Not found');
    }
    const nonce = randomBytes(18).toString('base64url');
    const cookies = parseCookies(request.headers.cookie);
    const overrides = mayOverride(settings) ? readOverrides(query, cookies[OVERRIDES_COOKIE]) : {};
    const locale = chooseLocale({
      query: query.get('lang'),
      cookie: cookies[COOKIES.language.name],
      acceptLanguage: request.headers['accept-language'],
    });
    const allowed = hasFraudScript() ? settings : withoutFraudScript(settings);
    const visit = await visitOf({ host: request.headers.host, query, cookies }, allowed, readOrganization);
    const [build, session, remotes, first] = await Promise.all([
      readBuild(),
      readSession(cookies),
      remotesFor({ path, overrides }),
      readFirstData({ path, query, locale, config: visit.config, getGuestToken }),
    ]);
    const scriptOf = (file: string) => ({ url: `/assets/${file}`, integrity: integrityOf(build, file) });
    const font = build.files.find((file) => file.path.endsWith('.woff2'))?.path;
    const isIndexed = mayIndex(path, first.answers);
    const html = renderPage({
      nonce,
      locale,
      mayIndex: isIndexed,
      bootstrap: { ...visit, locale, session: session.known, ...first },
      scripts: build.initial.map(scriptOf),
      preloads: [
        ...remotes.preloads,
        // Without a hash: webpack asks for a chunk of its own origin without CORS, and the two must be alike.
        ...(build.chunks['keycloak'] ?? []).map((file) => ({ url: `/assets/${file}`, isUrgent: false })),
      ],
      fontUrl: font && `/assets/${font}`,
      preconnects: [new URL(settings.assetUrl).origin, new URL(settings.config.services.main).origin],
      remotes: remotes.told,
    });
    void reply
      .code(isOwned ? 200 : 404)
      .type('text/html; charset=utf-8')
      // A page that brings somebody's token is kept nowhere.
      .header('cache-control', session.known.token ? 'no-store' : 'private, no-cache')
      .header('vary', 'accept-language, cookie, accept-encoding')
      .header('content-security-policy', [
        ...contentSecurityPolicies({ ...settings, config: visit.config }, nonce, remotes.moreOrigins),
      ]);
    if (session.setCookies.length > 0) void reply.header('set-cookie', [...session.setCookies]);
    if (session.refusal) request.log.info({ why: session.refusal }, 'a token cookie is not used');
    if (!isIndexed) void reply.header('x-robots-tag', 'noindex');
    if (visit.isFromAuth) {
      void reply.header(
        'set-cookie',
        cookieText('authRedirect', '', visit.config.origin.startsWith('https:')),
      );
    }
    if (mayOverride(settings) && (cookies[OVERRIDES_COOKIE] || Object.keys(overrides).length > 0)) {
      void reply.header('set-cookie', overridesCookie(overrides));
    }
    return sendCompressed(request, reply, html);
  });
}

/** A page that must not load the script is not told of it, and its policy does not allow it. */
function withoutFraudScript(settings: Settings): Settings {
  const { config } = settings;
  const sideServices = { ...config.sideServices, fraudScriptUrl: null };
  return { ...settings, config: { ...config, sideServices } };
}

/** A developer looks at a remote from elsewhere: never in production. */
function mayOverride({ config }: Settings): boolean {
  return config.environment !== 'production';
}

/** Such as `/favicon.ico`: whoever asks for it wants no page. */
function looksLikeFile(path: string): boolean {
  return /\.[a-z0-9]{2,5}$/i.test(path);
}

async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(html);
  const packed = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return reply.header('content-encoding', 'br').send(packed);
}
