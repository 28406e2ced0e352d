import { session } from '@tiffin/auth';
import type { Person, SessionSource } from '@tiffin/auth';
import { setConfig } from '@tiffin/config';
import type { AppConfig } from '@tiffin/config';
import { testConfig } from './test-config';

/** The session of a test: a guest, or a signed-in person. */
export type TestSession = 'guest' | Person;

/** Ana, signed in. */
export const ana: Person = {
  externalUserId: 'user-ana',
  email: 'ana@northlight.example',
  firstName: 'Ana',
  lastName: 'Oliveira',
};

/** Ben, signed in. */
export const ben: Person = {
  externalUserId: 'user-ben',
  email: 'ben@northlight.example',
  firstName: 'Ben',
  lastName: 'Tran',
};

/**
 * Sets the configuration and the session of a test. The session is known at once; its tokens are `user-token`
 * and `guest-token`.
 */
export function startTestSession(
  who: TestSession = 'guest',
  config: AppConfig = testConfig,
  more: Pick<SessionSource, 'getAccount'> = {},
): void {
  setConfig(config);
  session.start({
    status: 'authenticated',
    identify: () => (who === 'guest' ? null : who),
    getToken: async () => 'user-token',
    getGuestToken: async () => 'guest-token',
    signIn: async () => undefined,
    register: async () => undefined,
    signOut: async () => undefined,
    forget: () => undefined,
    ...more,
  });
}
