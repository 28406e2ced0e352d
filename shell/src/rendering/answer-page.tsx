import { stopClock } from './environment';
import { dehydrate } from '@tanstack/react-query';
import { createQueryClient, holdClock, setRequestLocale } from '@tiffin/api';
import { callByName, missingAnswers, serveAnswers } from '@tiffin/api/server';
import { setAppTags, setConfig } from '@tiffin/config';
import type { HeadCall, ServerRemote } from '@tiffin/contracts';
import { preloadScreen } from '@tiffin/federation';
import { messagesReady, setEnglishRegion, speak } from '@tiffin/i18n';
import { allowPictures } from '../allow-pictures';
import { embeddedTypeOf } from '../domain/embedded-type';
import { answersByCall } from './answers-by-call';
import { asShell } from './as-shell';
import type { PageToRender, RenderAnswer } from './page-to-render';
import { readQueries, settled } from './read-queries';
import { renderApp, throwCause } from './render-app';

/** How often a page is rendered: each time may find data or code that the time before did not know. */
const MOST_ROUNDS = 6;

/**
 * Renders a page with a remote's server build, as for a guest of whom nothing is known. Rejects if the screen cannot be
 * rendered, with a `ShellError` if the shell is at fault. The queries that the screen makes while it renders are its first
 * data: the answer first says which URLs it needs, and whoever asks gives their answers the next time.
 */
export async function answerPage(remote: ServerRemote, page: PageToRender): Promise<RenderAnswer> {
  asShell(() => setUp(page));
  await messagesReady();
  const { path } = page.route;
  const { routes = [], contract } = remote;
  const forHead = await readForHead(remote.headCalls?.[path]?.(page) ?? []);
  const client = createQueryClient({ onEffect: () => undefined });
  const shown = { contract, routes };
  const element = routes.find((route) => route.path === path)?.element;
  let screen: ReturnType<typeof renderApp> | undefined;
  if (element !== undefined) await preloadScreen(element);
  for (let round = 1; element !== undefined; round += 1) {
    await messagesReady();
    // An error of the screen does not come out of its Suspense boundary.
    screen = asShell(() => renderApp(page, shown, client));
    const hasNewData = await readQueries(client);
    if (missingAnswers().urls.length > 0 || (!hasNewData && screen.isWhole)) break;
    if (round < MOST_ROUNDS) continue;
    throwCause(page, shown, client);
    throw new Error('Its screen waits for something that does not come.');
  }
  const { urls, linkUrls } = missingAnswers();
  if (urls.length > 0) return { kind: 'needs', urls, ...(linkUrls.length > 0 && { linkUrls }) };
  const queries = dehydrate(client);
  return {
    kind: 'page',
    head: remote.heads[path]?.({ ...page, answers: { ...answersByCall(queries, page.params), ...forHead } }),
    queries,
    ...(screen && page.hasScreen && { screen: { html: screen.html, styles: screen.styles } }),
  };
}

function setUp({ config, locale, english, translation, query, served, nowMs }: PageToRender): void {
  globalThis.tiffinTranslation = translation;
  stopClock(nowMs);
  holdClock(nowMs);
  setConfig(config);
  allowPictures(config);
  setRequestLocale(locale);
  speak(locale);
  setEnglishRegion(english);
  serveAnswers(served);
  const embeddedType = embeddedTypeOf(new URLSearchParams(query));
  setAppTags({
    isEmbedded: embeddedType !== null,
    embeddedType,
    orderSource: 'TIFFIN_APP',
    subdomain: null,
    subdomainId: null,
  });
}

/** Returns what the calls answered by their names, without those whose answers are not here. */
async function readForHead(calls: readonly HeadCall[]): Promise<Readonly<Record<string, unknown>>> {
  const answers: Record<string, unknown> = {};
  for (const { call: name, params } of calls)
    callByName(name, params).then(
      (answer) => {
        answers[name] = answer;
      },
      () => undefined,
    );
  await settled();
  return answers;
}
