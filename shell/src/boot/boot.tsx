import { hydrate } from '@tanstack/react-query';
import { createQueryClient, holdClock, setRequestLocale } from '@tiffin/api';
import { session } from '@tiffin/auth';
import { setConfig } from '@tiffin/config';
import { createI18n, messagesReady, setEnglishRegion } from '@tiffin/i18n';
import { NO_HYDRATION } from '@tiffin/federation';
import { createBrowserHistory } from '@tiffin/router';
import { afterLoad, awaitFirstScreen, firstScreen } from '../after-load';
import { allowPictures } from '../allow-pictures';
import { App } from '../app';
import { keptTarget } from '../domain/kept-target';
import { awaitFirstInput } from '../first-input';
import { followOrderSource } from '../order-source/follow-order-source';
import { withPageTransitions } from '../page-transitions/with-page-transitions';
import { applyParameters } from '../parameters/apply-parameters';
import { followSignIn } from '../parameters/follow-sign-in';
import { forgetSignInRequest } from '../parameters/forget-sign-in-request';
import { keepQuery } from '../parameters/keep-query';
import { takeLinkOut } from '../parameters/take-link-out';
import { offerRemotesPanel } from '../remotes-panel/offer-remotes-panel';
import { watchUncaughtErrors } from '../telemetry/error-reports';
import { collectFacts } from '../telemetry/facts';
import { beginSession } from './begin-session';
import { dateByServer } from './date-by-server';
import { createLoader } from './create-loader';
import { followSession } from './follow-session';
import { createHydration, showPage } from './hydrate-page';
import { loadScreen } from './load-screen';
import { readBootstrap } from './read-bootstrap';
import { repeatEarlyInput } from './repeat-early-input';
import { reportFailedRendering } from './report-failed-rendering';
import { toastEffect } from './toast-effect';

/** Maximum delay of the silent sign-in check, when the page includes the data of its first screen. */
const ASK_WITHIN_MS = 1500;

/**
 * Starts the page: configuration, session, router. Only a return from the sign-in provider waits for the session.
 */
export async function boot(root: HTMLElement): Promise<void> {
  const {
    config,
    locale,
    english,
    guestToken,
    session: known,
    isFromAuth,
    queries,
    rendered,
    failedBuild,
    sentMs,
  } = readBootstrap(document);
  const { pathname, search, hash } = window.location;
  setConfig(config);
  allowPictures(config);
  awaitFirstInput(window);
  watchUncaughtErrors(window);
  collectFacts();
  const i18n = createI18n(locale);
  setEnglishRegion(english);
  setRequestLocale(locale);
  followOrderSource(config, document);
  applyParameters(search, locale);
  if (isFromAuth) forgetSignInRequest();
  const loader = createLoader(document);
  const owner = loader.routeOf(pathname);
  // Load the remote early, while the shell renders. A failure shows instead of the screen.
  const screen = owner && loadScreen(loader, owner);
  if (screen) awaitFirstScreen(screen);
  if (screen && failedBuild !== undefined) void reportFailedRendering(failedBuild, screen);
  const askWhen = queries.queries.length > 0 ? firstScreen(ASK_WITHIN_MS) : undefined;
  beginSession(config, { guestToken, session: known, askWhen });
  if (takeLinkOut(window.location)) {
    void import('../parameters/follow-link-out').then(({ followLinkOut }) => followLinkOut(search));
  }

  const queryClient = createQueryClient({ onEffect: (effect) => toastEffect(effect, i18n) });
  hydrate(queryClient, queries);
  const dateData = (): void => dateByServer(queryClient, { ...queries, sentMs, nowMs: Date.now() });
  if (!rendered) dateData();
  followSession(queryClient, i18n);
  // The URL holds the provider's response until the session removes it.
  if (new URLSearchParams(hash.slice(1)).has('state')) await session.ready;
  await messagesReady();
  const history = withPageTransitions(keepQuery(createBrowserHistory({ v5Compat: true })));
  followSignIn(history, queryClient);
  const hydration =
    rendered && owner
      ? createHydration({ remote: owner.remote, url: rendered.url }, loader.load(owner.remote), hydrated)
      : NO_HYDRATION;
  const releaseClock = rendered && holdClock(rendered.nowMs);
  function hydrated(): void {
    releaseClock?.();
    dateData();
    repeatEarlyInput(window, 'screen');
  }
  const app = <App queryClient={queryClient} loader={loader} history={history} hydration={hydration} />;
  const question = offerRemotesPanel(config.environment, (isPanel) =>
    import(/* webpackChunkName: "remotes-panel" */ '../remotes-panel/open-remotes-panel').then(
      ({ openRemotesPanel }) => openRemotesPanel(loader, isPanel),
    ),
  );
  // A dialog of the page would cover the question.
  if (question) await question;
  showPage(root, app, rendered !== undefined);
  afterLoad(() => {
    // The page works without this chunk.
    import(/* webpackChunkName: "telemetry" */ './begin-deferred-work').then(
      ({ beginDeferredWork }) =>
        beginDeferredWork({ loader, locale, queryClient, keptTarget, i18n, history }),
      () => undefined,
    );
  });
}
