import type { AppConfig } from '@tiffin/config';
import type { Locale, Registry } from '@tiffin/contracts';
import type { EnglishRegion } from '@tiffin/i18n';
import { routeOf } from '../../src/domain/route-of';
import type { OwnedRoute } from '../../src/domain/route-of';
import { SHELL_PATHS } from '../../src/shell-paths';
import { headTags } from '../heads/head-tags';
import { structuredDataTags } from '../heads/structured-data-tags';
import { languageOf } from '../languages/page-language';
import type { PageLanguage } from '../languages/page-language';
import type { DecidedRemotes } from '../remotes/deployed-remotes';
import type { Overrides } from '../remotes/overrides';
import type { PageRenderer } from '../rendering/create-page-renderer';
import type { RemotesForPage } from '../remotes/remotes-for-page';
import { privacyOfPage } from '../privacy/privacy-of-page';
import type { Privacy } from '../privacy/privacy-of-visit';
import type { GuestToken } from '../session/guest-token';
import type { Settings } from '../settings';
import type { ShellSource } from '../builds/create-shell-source';
import { releaseOf } from '../builds/shell-build';
import type { ShellBuild } from '../builds/shell-build';
import type { KnownOrganization } from '../visits/read-organization';
import { packOnce } from '../packing/packed-texts';
import type { PackText } from '../packing/packed-texts';
import { visitOf } from '../visits/visit-of';
import { contentSecurityPolicies } from './content-security-policy';
import { filesOf } from './files-of-page';
import { guestTokenForPage } from './guest-token-for-page';
import type { PageGuestToken } from './guest-token-for-page';
import { mayIndex } from './may-index';
import { pathParams } from './path-params';
import { pageTemplate } from './page-template';
import type { PageTemplate } from './page-template';
import { renderPage } from './render-page';
import type { SpentTime } from './server-timing';

/** Input for choosing the remotes of a page: its path, the registry of the visit, and the developer's overrides. */
export type PageRemotes = {
  readonly path: string;
  readonly locale: Locale;
  /** With absolute URLs. */
  readonly registry: Registry;
  readonly overrides: Overrides;
};

/** Every part of a request that affects the shared part of a page. Equal requests get the same page. */
export type PageRequest = {
  readonly host: string | undefined;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly language: PageLanguage;
  /** The region of the reader's English; undefined if the browser names none. */
  readonly english?: EnglishRegion | undefined;
  readonly overrides: Overrides;
  readonly decided: DecidedRemotes;
  /** Whether the browser returns from the sign-in provider. */
  readonly isFromAuth: boolean;
  readonly hasFraudScript: boolean;
  /** What the visit allows about its device. */
  readonly privacy: Privacy;
  /** Whether the browser has stored something that personal first screens show. */
  readonly hasPersonalScreens: boolean;
};

/** A page without the values that differ for each response. */
export type Page = {
  /** 404 if neither the shell nor a remote owns the path, 503 while the remote that will own it is being built. */
  readonly status: 200 | 404 | 503;
  /** Whether search engines may index it. */
  readonly isIndexed: boolean;
  /** Whether it shows what only bearers of its URL may see. It is not kept anywhere. */
  readonly isByLink: boolean;
  readonly policies: (nonce: string) => readonly string[];
  /** `session`: a JSON object, safe in HTML. */
  readonly body: PageTemplate;
  /** The time for its screen; undefined if it has none, or one that was rendered for an earlier page. */
  readonly spent: SpentTime | undefined;
  /** Whether its screen was rendered for an earlier page. */
  readonly hasCachedScreen: boolean;
};

export type PageSources = {
  readonly settings: Settings;
  readonly shells: Pick<ShellSource, 'choose'>;
  readonly getGuestToken: () => Promise<GuestToken>;
  readonly readOrganization: (subdomain: string | null) => Promise<KnownOrganization | null>;
  readonly remotesFor: (page: PageRemotes) => RemotesForPage;
  readonly render: PageRenderer;
};

/** Placeholder of the nonce in a policy. These characters do not occur in an origin. */
const NONCE = '{nonce}';

/** Returns whether the shell or a remote owns a path. */
export function isOwned(path: string, { remotes }: Registry): boolean {
  return routeOf(path, remotes) !== null || SHELL_PATHS.includes(path);
}

function statusOf(
  path: string,
  registry: Registry,
  { awaited = {} }: RemotesForPage['told'],
): Page['status'] {
  if (isOwned(path, registry)) return 200;
  const remotes = Object.entries(awaited).map(([name, routes]) => [name, { routes }]);
  return routeOf(path, Object.fromEntries(remotes)) ? 503 : 404;
}

/** Reads and renders the shared part of a page. */
export async function readPage(
  request: PageRequest,
  sources: PageSources,
  packText: PackText,
): Promise<Page> {
  const { host, path, query, language, english, overrides, isFromAuth } = request;
  const { locale } = language;
  const settings = request.hasFraudScript ? sources.settings : withoutFraudScript(sources.settings);
  const config = await visitOf({ host, query }, settings, sources.readOrganization);
  const registry = request.decided.registry();
  const remotes = sources.remotesFor({ path, locale, overrides, registry });
  const route = routeOf(path, registry.remotes);
  const [shellBuild, guestToken] = await Promise.all([
    sources.shells.choose(request.decided.shells),
    guestTokenForPage(sources.getGuestToken),
  ]);
  const outcome = await renderedFor(request, { route, config, guestToken, shellBuild }, sources);
  const rendered = outcome === 'failed' ? undefined : outcome;
  const { head, screen, queries, nowMs, spent, isByLink = false } = rendered ?? {};
  const liveUrl = route ? registry.remotes[route.remote]?.manifestUrl : undefined;
  const isIndexed = mayIndex(route?.listed, head);
  const { origin: siteUrl } = settings.config;
  const { languages } = settings;
  const hasLanguageInUrl = query.get('lang') === languageOf(language);
  const described = { siteUrl, path, language, languages, isIndexed, hasLanguageInUrl };
  const policies = contentSecurityPolicies({ ...settings, config }, NONCE, remotes.moreOrigins).map(
    (policy) => policy.split(NONCE),
  );
  return {
    status: statusOf(path, registry, remotes.told),
    isIndexed,
    isByLink,
    spent,
    hasCachedScreen: rendered !== undefined && spent === undefined,
    policies: (nonce) => policies.map((parts) => parts.join(nonce)),
    body: pageTemplate(
      (marks) =>
        renderPage({
          ...marks,
          language,
          mayIndex: isIndexed,
          privacy: privacyOfPage(request, settings.privacy),
          headTags: headTags(head, described),
          dataTags: structuredDataTags(head, isIndexed),
          bootstrap: {
            config: { ...config, release: releaseOf(shellBuild) },
            ...{ isFromAuth, locale, english, guestToken, queries, nowMs },
            ...(outcome === 'failed' && { failedBuild: liveUrl }),
            ...(screen && { renderedBuild: liveUrl }),
          },
          screen,
          ...filesOf(shellBuild, remotes, { language, isAsking: !queries?.queries.length }),
          preconnects: [new URL(settings.assetUrl).origin, new URL(settings.config.services.main).origin],
          remotes: remotes.told,
        }),
      isByLink ? packOnce : packText,
    ),
  };
}

/** Returns the page as the remote's server build renders it. A developer's override is never run on the server. */
async function renderedFor(
  { path, query, language, english, overrides, decided, isFromAuth, hasPersonalScreens }: PageRequest,
  {
    route,
    config,
    guestToken,
    shellBuild,
  }: {
    readonly route: OwnedRoute | null;
    readonly config: AppConfig;
    readonly guestToken: PageGuestToken | undefined;
    readonly shellBuild: ShellBuild;
  },
  { render, settings }: PageSources,
): ReturnType<PageRenderer> {
  const build = route && decided.registry().remotes[route.remote];
  const params = route ? pathParams(route.path, path) : undefined;
  const { renderer: shell } = shellBuild;
  if (!route || !build || !params || !shell || overrides[route.remote]) return undefined;
  return render({
    ...{ path, route, build, shell, params, english, config, ...language },
    query: query.toString(),
    accessToken: guestToken?.accessToken ?? '',
    // The browser comes back from signing in: the page waits for the session before it shows anything.
    hasScreen: settings.hasServerRendering && !isFromAuth && !(hasPersonalScreens && route.isPersonal),
  });
}

/** Removes the script's URL from the page's configuration and policy, for pages that must not load it. */
function withoutFraudScript(settings: Settings): Settings {
  const { config } = settings;
  const sideServices = { ...config.sideServices, fraudScriptUrl: null };
  return { ...settings, config: { ...config, sideServices } };
}
