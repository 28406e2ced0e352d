import { createQueryClient, setFirstAnswers, setOrderSource, setRequestLocale } from '@tiffin/api';
import { session, startSession } from '@tiffin/auth';
import { setConfig } from '@tiffin/config';
import { createI18n } from '@tiffin/i18n';
import { createBrowserRouter } from '@tiffin/router';
import { createRoot } from 'react-dom/client';
import { App } from '../app';
import { routeOf } from '../domain/route-of';
import { keepLanguage } from '../language/choose-language';
import { routes } from '../routes';
import { createLoader } from './create-loader';
import { followSession } from './follow-session';
import { readBootstrap } from './read-bootstrap';
import { toastEffect } from './toast-effect';

/** Configuration, then session, then router; nothing waits for the provider but a return from it. */
export async function boot(root: HTMLElement): Promise<void> {
  const { config, locale, guestToken, answers } = readBootstrap(document);
  const { pathname, search, hash } = window.location;
  setConfig(config);
  const i18n = createI18n(locale);
  setRequestLocale(locale);
  setOrderSource({ orderSource: 'TIFFIN_APP' });
  if (new URLSearchParams(search).has('lang')) keepLanguage(locale);
  setFirstAnswers({ answers, locale });
  startSession(config, guestToken);

  const loader = createLoader(document);
  const owner = routeOf(pathname);
  // Early: the remote is under way while the shell renders. A failure shows where the screen would be.
  if (owner) loader.load(owner.remote).catch(() => undefined);

  const queryClient = createQueryClient({ onEffect: (effect) => toastEffect(effect, i18n) });
  followSession(queryClient, i18n);
  // The provider's answer stands in the address until the session has taken it out.
  if (new URLSearchParams(hash.slice(1)).has('state')) await session.ready;
  createRoot(root).render(
    <App queryClient={queryClient} loader={loader} router={createBrowserRouter(routes)} />,
  );
}
