import type { AppConfig } from '@tiffin/config';
import { createGuestTokens } from './create-guest-tokens';
import type { GuestToken } from './create-guest-tokens';
import { loadKeycloakClient } from './keycloak-client';
import { session } from './session';
import { singleSignOn } from './single-sign-on';

/** Begins the page's session at the provider of the configuration; called once, as early as can be. `guestToken` came with the page. */
export function startSession({ sso, origin, guestTokenUrl }: AppConfig, guestToken?: GuestToken): void {
  const signOuts = new BroadcastChannel('tiffin-sign-out');
  session.start(
    singleSignOn({
      origin,
      createClient: () => loadKeycloakClient(sso),
      getGuestToken: createGuestTokens(guestTokenUrl, guestToken),
      page: {
        href: () => window.location.href,
        leaveFor: (url) => {
          window.location.assign(url);
        },
      },
      tabs: {
        tell: () => {
          signOuts.postMessage('signedOut');
        },
        onTold: (listener) => {
          signOuts.addEventListener('message', listener);
        },
      },
    }),
  );
}
