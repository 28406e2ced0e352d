import { writeCookie } from '@tiffin/config';
import type { AppConfig } from '@tiffin/config';
import { comesFromProvider } from './check-at-provider';
import { createGuestTokens } from './create-guest-tokens';
import type { GuestToken } from './create-guest-tokens';
import { createServerSession } from './create-server-session';
import { createTabs } from './create-tabs';
import { loadKeycloak } from './load-keycloak';
import { session } from './session';
import { singleSignOn } from './single-sign-on';
import type { ServerKnows } from './single-sign-on';
import { timeForProvider } from './time-for-provider';
import { watchProviderSession } from './watch-provider-session';

/** What came with the page. */
type Known = { readonly guestToken?: GuestToken; readonly session?: ServerKnows };

type Options = {
  /** The silent check starts when this settles, which must take at most 2 s. Without it the check starts at once. */
  readonly askWhen?: Promise<void>;
};

/** Starts the page's session at the configured provider. Call once, as early as possible. */
export function startSession(
  { sso, origin, guestTokenUrl }: AppConfig,
  known: Known = {},
  { askWhen }: Options = {},
): void {
  session.start(
    singleSignOn({
      origin,
      client: sso,
      createClient: () => loadKeycloak(sso),
      getGuestToken: createGuestTokens(guestTokenUrl, known.guestToken),
      page: {
        href: () => window.location.href,
        language: () => document.documentElement.lang,
        leaveFor: (url, why) => {
          if (why === 'toSignIn') writeCookie('authRedirect', '1');
          window.location.assign(url);
        },
      },
      tabs: createTabs(),
      server: createServerSession(origin),
      known: known.session ?? { canRefresh: false },
      askWhen,
      watch: (frameUrl, getSessionId, onChanged) =>
        watchProviderSession({ frameUrl, clientId: sso.clientId, getSessionId, onChanged }),
      onWake: (listener) => {
        window.addEventListener('online', listener);
        document.addEventListener('visibilitychange', () => {
          if (document.visibilityState === 'visible') listener();
        });
      },
    }),
    timeForProvider({
      isReturn: comesFromProvider(window.location.href),
      isLater: askWhen !== undefined,
      sinceNavigationMs: performance.now(),
    }),
  );
}
