import type { QueryClient } from '@tanstack/react-query';
import { ERROR_NAMESPACE } from '@tiffin/api';
import { session } from '@tiffin/auth';
import { bus } from '@tiffin/event-bus';
import { toast } from '@tiffin/ui';
import { claimGuestCarts, rememberGuestCart } from '../my-orders/guest-carts';

type Speaker = { readonly t: (key: string, options: { readonly ns: string }) => string };

/**
 * What the page does when the person changes: carts made as a guest come along, what was read as somebody else is read
 * again, and a session that ended by itself is said so.
 */
export function followSession(queryClient: QueryClient, i18n: Speaker): void {
  let was = session.getState();
  bus.on('cartChanged', rememberGuestCart);
  session.subscribe(() => {
    const is = session.getState();
    const before = was;
    was = is;
    if (is.status === 'authenticated') void claimGuestCarts(queryClient);
    // From the start to the first answer only what is the same for everybody was read.
    if (before.status !== 'initialising') void queryClient.invalidateQueries();
    if (is.status === 'guest' && is.endedBy === 'expired') {
      toast({ text: i18n.t('errors.sessionExpire', { ns: ERROR_NAMESPACE }), tone: 'bad' });
    }
  });
}
