import type { QueryClient } from '@tanstack/react-query';
import { errorMessages } from '@tiffin/api';
import { session } from '@tiffin/auth';
import { bus } from '@tiffin/event-bus';
import type { I18n } from '@tiffin/i18n';
import { toast } from '@tiffin/ui';
import { afterLoad } from '../after-load';
import { claimGuestCarts, rememberGuestCart } from '../my-orders/guest-carts';
import { checkUser } from './check-user';
import { toastLoginError } from './toast-login-error';

/**
 * Reacts to a change of the person: claims the guest's carts and reads all data again. Shows a toast when a session
 * expired or a sign-in failed. Returns a function that stops this.
 */
export function followSession(queryClient: QueryClient, i18n: Pick<I18n, 'messages'>): () => void {
  let was = session.getState();
  let leaveCheck: (() => void) | undefined;
  const leaveCarts = bus.on('cartChanged', rememberGuestCart);
  const leaveErrors = session.onError((error) => toastLoginError(error, i18n));
  const welcome = (): void => {
    void claimGuestCarts(queryClient, i18n);
    leaveCheck?.();
    leaveCheck = afterLoad(() => void checkUser(queryClient));
  };
  // The server may already know the person from the cookies.
  if (was.status === 'authenticated') welcome();
  const leaveStates = session.subscribe(() => {
    const is = session.getState();
    const before = was;
    was = is;
    if (is.status === 'authenticated') welcome();
    // The person of a host needs no check: the embedding has already read their data.
    if (is.status === 'embedded') void claimGuestCarts(queryClient, i18n);
    // While the session initialises, the page reads only data that is the same for everybody.
    if (before.status !== 'initialising') void queryClient.invalidateQueries();
    if (is.status === 'guest' && is.endedBy === 'expired') {
      toast({ text: errorMessages(i18n)('errors.sessionExpire'), tone: 'bad' });
    }
  });
  return () => {
    leaveCheck?.();
    leaveCarts();
    leaveErrors();
    leaveStates();
  };
}
