import { personOf, readClaims } from './read-claims';
import { session } from './session';

type EmbeddedSession = {
  /** The person's token of the host's session; without one the person is a guest. */
  readonly accessToken?: string;
  readonly now?: () => number;
};

/** Begins the session of a partner's page: its token as given, no redirect ever, known at once. */
export function startEmbeddedSession({ accessToken, now = Date.now }: EmbeddedSession): void {
  const claims = readClaims(accessToken ?? '');
  let token = accessToken ?? null;
  const isValid = (): boolean => typeof claims['exp'] !== 'number' || claims['exp'] * 1000 > now();
  session.start({
    status: 'embedded',
    identify: () => (isValid() ? personOf(claims) : null),
    getToken: async () => (isValid() ? token : null),
    getGuestToken: async () => null,
    signIn: async () => undefined,
    register: async () => undefined,
    signOut: async () => undefined,
    forget: () => {
      token = null;
    },
  });
}
