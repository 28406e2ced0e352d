import type { AppConfig } from '@tiffin/config';
import type { RegistryEntry, ServerPage, Translation } from '@tiffin/contracts';
import type { EnglishRegion } from '@tiffin/i18n';
import type { ServerBuilds } from '@tiffin/server/builds';
import { inSpan } from '@tiffin/server/tracing';
import { limitTo } from '@tiffin/config/time-limit';
import type { OwnedRoute } from '../../src/domain/route-of';
import type { PageToRender } from '../../src/rendering/page-to-render';
import { KeptBySize } from '../packing/kept-by-size';
import type { DeployedRemotes } from '../remotes/deployed-remotes';
import type { ServerBuildOfShell } from '../builds/shell-build';
import { pairOf } from './pair-of';
import { renderAnswerSchema } from './render-answer';
import type { RenderedPage } from './render-answer';
import type { ReadPublicAnswers } from './read-public-answers';
import { staleWhileRevalidate } from './stale-while-revalidate';
import type { Dated } from './stale-while-revalidate';

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
  /** Milliseconds in which a rendered page is shown while it is rendered again. */
  readonly staleMs: number;
  /** For rendered pages. */
  readonly keptBytes: number;
};

/** Milliseconds in which a rendered page is not rendered again. */
const FRESH_MS = 2000;
/** Most pages that are rendered or wait for that. Further ones go out without a screen. */
const MOST_UNDER_WAY = 40;
const KEY_BYTES = 2000;
/** The weight of the last rendering in the usual time. */
const LAST_WEIGHT = 0.2;

/** How often the data of a page lead to further data. */
const MOST_ROUNDS = 4;

/**
 * Renders pages with the server builds that are deployed with the remotes. A page that was rendered before is there at once, and is
 * rendered again behind it. One that takes too long is rendered all the same, and the next request for it finds it. While renderings
 * usually take too long, no page waits for its first.
 */
export function createPageRenderer({ limitMs, staleMs, keptBytes, ...sources }: Sources): PageRenderer {
  const askedBy = new WeakMap<RenderedPage, AskedPage>();
  let usualMs = 0;
  let underWay = 0;
  const load = async (page: AskedPage): Promise<Outcome> => {
    if (underWay >= MOST_UNDER_WAY) return undefined;
    const beganAt = performance.now();
    underWay += 1;
    try {
      const outcome = await renderWithData(page, sources);
      if (outcome && outcome !== 'failed') askedBy.set(outcome, page);
      return outcome;
    } finally {
      underWay -= 1;
      const lastMs = Math.min(performance.now() - beganAt, 2 * limitMs);
      usualMs += LAST_WEIGHT * (lastMs - usualMs);
    }
  };
  const render = staleWhileRevalidate({
    ...{ keyOf, load, staleMs, isKept, isLasting },
    kept: new KeptBySize<Dated<Outcome>>(keptBytes, ({ value }) => bytesOf(value)),
    freshMs: FRESH_MS,
  });
  return async (page) => {
    if (!page.build.server) return undefined;
    const found = await limitTo(usualMs > limitMs ? 0 : limitMs, render(page), undefined);
    return found && found !== 'failed' && askedBy.get(found) !== page
      ? { ...found, spent: undefined }
      : found;
  };
}

async function renderWithData(
  { accessToken, hasScreen, ...page }: AskedPage,
  { builds, readFile, read, siteUrl }: Pick<Sources, 'builds' | 'readFile' | 'read' | 'siteUrl'>,
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

function isLasting(rendered: Outcome): boolean {
  return rendered !== undefined && rendered !== 'failed';
}

/** What an outcome takes in memory with its key, about: two bytes a character. */
function bytesOf(rendered: Outcome): number {
  return KEY_BYTES + 2 * JSON.stringify(rendered ?? null).length;
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
