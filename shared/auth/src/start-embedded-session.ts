import { personOf, readClaims } from './read-claims';
import { session } from './session';
import type { SessionEvents } from './session-source';

type EmbeddedSession = {
  /** The person's token from the host's session. Without it the person is a guest. */
  readonly accessToken?: string;
  readonly now?: () => number;
};

/** Starts the session of a partner's page with the given token. It never redirects and is known at once. */
export function startEmbeddedSession({ accessToken, now = Date.now }: EmbeddedSession): void {
  const claims = readClaims(accessToken ?? '');
  let token = accessToken ?? null;
  let events: SessionEvents | undefined;
  const isValid = (): boolean => typeof claims['exp'] !== 'number' || claims['exp'] * 1000 > now();
  session.start({
    status: 'embedded',
    identify: () => (isValid() ? personOf(claims) : null),
    getToken: async () => {
      if (isValid()) return token;
      events?.lost('expired');
      return null;
    },
    getGuestToken: async () => null,
    signIn: async () => undefined,
    register: async () => undefined,
    signOut: async () => undefined,
    listen: (given) => {
      events = given;
    },
    forget: () => {
      token = null;
    },
  });
}
