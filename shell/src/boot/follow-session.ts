import type { QueryClient } from '@tanstack/react-query';
import { ERROR_NAMESPACE } from '@tiffin/api';
import { session } from '@tiffin/auth';
import { bus } from '@tiffin/event-bus';
import { toast } from '@tiffin/ui';
import { afterLoad } from '../after-load';
import { claimGuestCarts, rememberGuestCart } from '../my-orders/guest-carts';
import { checkUser } from './check-user';
import { toastLoginError } from './toast-login-error';

type Speaker = { readonly t: (key: string, options: { readonly ns: string }) => string };

/**
 * What the page does when the person changes: carts made as a guest come along, what was read as somebody else is read
 * again, and a session that ended by itself or could not begin is said so. Gives the end of it.
 */
export function followSession(queryClient: QueryClient, i18n: Speaker): () => void {
  let was = session.getState();
  let leaveCheck: (() => void) | undefined;
  const leaveCarts = bus.on('cartChanged', rememberGuestCart);
  const leaveErrors = session.onError((error) => toastLoginError(error, i18n));
  const welcome = (): void => {
    void claimGuestCarts(queryClient);
    leaveCheck?.();
    leaveCheck = afterLoad(() => void checkUser(queryClient));
  };
  // A page may come with a person whom the server knows.
  if (was.status === 'authenticated') welcome();
  const leaveStates = session.subscribe(() => {
    const is = session.getState();
    const before = was;
    was = is;
    if (is.status === 'authenticated') welcome();
    // Whom a host brings, it has been asked about already.
    if (is.status === 'embedded') void claimGuestCarts(queryClient);
    // From the start to the first answer only what is the same for everybody was read.
    if (before.status !== 'initialising') void queryClient.invalidateQueries();
    if (is.status === 'guest' && is.endedBy === 'expired') {
      toast({ text: i18n.t('errors.sessionExpire', { ns: ERROR_NAMESPACE }), tone: 'bad' });
    }
  });
  return () => {
    leaveCheck?.();
    leaveCarts();
    leaveErrors();
    leaveStates();
  };
}
