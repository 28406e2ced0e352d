import type { SessionState } from '@tiffin/auth';
import { parseQueryParameters } from '@tiffin/domain';
import { bus } from '@tiffin/event-bus';
import { useLocation } from '@tiffin/router';
import { useEffect, useRef } from 'react';

/**
 * Asks a guest once to sign in if the URL says so (`checkoutLogin`, `from=checkout`). Signing in and
 * continuing as a guest both return to this checkout.
 */
export function useRequestedSignIn({ status }: SessionState): void {
  const { pathname, search } = useLocation();
  const { checkoutLogin, from } = parseQueryParameters(search);
  const isWanted = from === 'checkout' || (checkoutLogin !== null && !['false', '0'].includes(checkoutLogin));
  const wasAsked = useRef(false);
  useEffect(() => {
    if (status !== 'guest' || !isWanted || wasAsked.current) return;
    wasAsked.current = true;
    const query = new URLSearchParams(search);
    query.delete('checkoutLogin');
    query.delete('from');
    const rest = query.toString();
    bus.emit('signInRequested', {
      reason: 'checkout',
      guestCheckoutPath: pathname + (rest && `?${rest}`),
      closeable: true,
    });
  }, [status, isWanted, pathname, search]);
}
