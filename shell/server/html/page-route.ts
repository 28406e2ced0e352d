import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { chooseLocale, LOCALE_COOKIE } from '../../src/domain/locale-choice';
import { parseCookies } from '../../src/domain/parse-cookies';
import { routeOf } from '../../src/domain/route-of';
import { SHELL_PATHS } from '../../src/route-table';
import { OVERRIDES_COOKIE, overridesCookie, readOverrides } from '../remotes/overrides';
import type { Overrides } from '../remotes/overrides';
import type { RemotesForPage } from '../remotes/remotes-for-page';
import type { Settings } from '../settings';
import type { GuestToken } from '../session/guest-token';
import { integrityOf } from '../shell-build';
import type { ShellBuild } from '../shell-build';
import { contentSecurityPolicies } from './content-security-policy';
import { readFirstData } from './first-data';
import { renderPage } from './render-page';

type Sources = {
  readonly settings: Settings;
  readonly readBuild: () => Promise<ShellBuild>;
  readonly getGuestToken: () => Promise<GuestToken>;
  readonly remotesFor: (path: string, overrides: Overrides) => Promise<RemotesForPage>;
};

const compress = promisify(brotliCompress);

/** Every other address: the app, with 404 where neither the shell nor a remote owns it, so that the app says so. */
export function pageRoute(
  app: FastifyInstance,
  { settings, readBuild, getGuestToken, remotesFor }: Sources,
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
      cookie: cookies[LOCALE_COOKIE],
      acceptLanguage: request.headers['accept-language'],
    });
    const [build, remotes, first] = await Promise.all([
      readBuild(),
      remotesFor(path, overrides),
      readFirstData({ path, query, locale, config: settings.config, getGuestToken }),
    ]);
    const scriptOf = (file: string) => ({ url: `/assets/${file}`, integrity: integrityOf(build, file) });
    const font = build.files.find((file) => file.path.endsWith('.woff2'))?.path;
    const html = renderPage({
      nonce,
      locale,
      bootstrap: { config: settings.config, locale, ...first },
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
      .header('cache-control', 'private, no-cache')
      .header('vary', 'accept-language, cookie, accept-encoding')
      .header('content-security-policy', [...contentSecurityPolicies(settings, nonce, remotes.moreOrigins)]);
    if (mayOverride(settings) && (cookies[OVERRIDES_COOKIE] || Object.keys(overrides).length > 0)) {
      void reply.header('set-cookie', overridesCookie(overrides));
    }
    return sendCompressed(request, reply, html);
  });
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
