import type { AppConfig } from '@tiffin/config';
import type { RegistryEntry, ServerPage, Translation } from '@tiffin/contracts';
import type { EnglishRegion } from '@tiffin/i18n';
import type { ServerBuilds } from '@tiffin/server/builds';
import { inSpan } from '@tiffin/server/tracing';
import { limitTo } from '@tiffin/config/time-limit';
import type { OwnedRoute } from '../../src/domain/route-of';
import type { PageToRender } from '../../src/rendering/page-to-render';
import { cachedByKey } from '../cached-by-key';
import type { DeployedRemotes } from '../remotes/deployed-remotes';
import type { ServerBuildOfShell } from '../builds/shell-build';
import { pairOf } from './pair-of';
import { renderAnswerSchema } from './render-answer';
import type { RenderedPage } from './render-answer';
import type { ReadPublicAnswers } from './read-public-answers';

/**
 * A page that is the same for everybody: nothing in it comes from a person's cookies or token.
 *
 * @internal exported for tests
 */
export type AskedPage = Pick<ServerPage, 'params' | 'query' | 'locale'> & {
  readonly path: string;
  readonly english?: EnglishRegion | undefined;
  readonly translation?: Translation | undefined;
  /** The matched route: its remote, and its pattern as `path`. */
  readonly route: OwnedRoute;
  /** The build of this remote that the visit gets, without a developer's override. */
  readonly build: RegistryEntry;
  readonly shell: ServerBuildOfShell;
  readonly config: AppConfig;
  /** The guests' token, for the data. */
  readonly accessToken: string;
  /** False: only head and data are wanted. */
  readonly hasScreen: boolean;
};

/** A rendered page; `failed` if the remote's build is at fault; undefined if no page is there without a fault of the remote. */
type Outcome = RenderedPage | 'failed' | undefined;

/** Returns a page as its remote's server build renders it. */
export type PageRenderer = (page: AskedPage) => Promise<Outcome>;

type Sources = {
  readonly builds: Pick<ServerBuilds, 'answer'>;
  readonly readFile: DeployedRemotes['readFile'];
  readonly read: ReadPublicAnswers;
  /** Origin of the site without a slash at its end. */
  readonly siteUrl: string;
  /** Milliseconds that a page waits for its screen. */
  readonly limitMs: number;
};

/** How long a rendered page is kept, and how many. */
const KEPT = { keepMs: 2000, most: 200 } as const;

/** How often the data of a page lead to further data. */
const MOST_ROUNDS = 4;

/**
 * Renders pages with the server builds that are deployed with the remotes. A page that takes too long is rendered all the
 * same, and the next request for it finds it.
 */
export function createPageRenderer({ limitMs, ...sources }: Sources): PageRenderer {
  const rendered = new WeakSet<AskedPage>();
  const render = cachedByKey({ ...KEPT, keyOf, isKept }, (page: AskedPage) => {
    rendered.add(page);
    return renderWithData(page, sources);
  });
  return async (page) => {
    if (!page.build.server) return undefined;
    const found = await limitTo(limitMs, render(page), undefined);
    return found && found !== 'failed' && !rendered.has(page) ? { ...found, spent: undefined } : found;
  };
}

async function renderWithData(
  { accessToken, hasScreen, ...page }: AskedPage,
  { builds, readFile, read, siteUrl }: Omit<Sources, 'limitMs'>,
): Promise<Outcome> {
  const { route, build, params, query, locale, translation, english, path, config } = page;
  const pair = pairOf({ remote: route.remote, build, shell: page.shell }, readFile);
  if (!pair) return 'failed';
  const { path: pattern, isAfterOrder } = route;
  const nowMs = Date.now();
  let served: PageToRender['served'] = {};
  let [dataMs, renderMs] = [0, 0];
  let isByLink = false;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const asked: PageToRender = {
      ...{ params, query, locale, english, path, config, siteUrl, nowMs, served, hasScreen },
      ...(translation && { translation: { tag: translation.tag, sentences: translation.sentences } }),
      route: { path: pattern, ...(isAfterOrder && { isAfterOrder }) },
      remote: { name: route.remote, version: pair.remote.version, url: build.manifestUrl },
    };
    const askedAt = performance.now();
    const answered = await inSpan('render', () => builds.answer(pair, asked, renderAnswerSchema), {
      'tiffin.remote': route.remote,
      'tiffin.route': pattern,
    });
    const answeredAt = performance.now();
    renderMs += answeredAt - askedAt;
    if (answered.kind === 'late') return undefined;
    if (answered.kind === 'failed') return answered.whose === 'remote' ? 'failed' : undefined;
    const { answer } = answered;
    if (answer.kind === 'page') return { ...answer, nowMs, isByLink, spent: { dataMs, renderMs } };
    const { urls, linkUrls } = answer;
    isByLink ||= linkUrls.length > 0;
    const answers = await inSpan('read data', () => read({ urls, linkUrls, locale, accessToken }));
    served = { ...served, ...answers };
    dataMs += performance.now() - answeredAt;
  }
  return 'failed';
}

function isKept(rendered: Outcome): boolean {
  return rendered === undefined || rendered === 'failed' || !rendered.isByLink;
}

function keyOf({
  path,
  query,
  locale,
  translation,
  english,
  build,
  shell,
  hasScreen,
  config,
}: AskedPage): string {
  const { subdomain, organization, services } = config;
  return JSON.stringify([
    path,
    query,
    locale,
    translation?.tag,
    english,
    build.manifestUrl,
    build.integrity[build.server ?? ''],
    shell.id,
    hasScreen,
    subdomain,
    organization,
    services,
  ]);
}
