import { useQuery } from '@tanstack/react-query';
import { cookieQueries } from '@tiffin/api/background';
import { useSession } from '@tiffin/auth';
import { bus } from '@tiffin/event-bus';
import { useEffect, useState } from 'react';

/**
 * Returns whether this browser keeps cookies, as far as is known. Some browsers accept the page's and withhold the
 * services': a guest who has put a dish into the cart then has none on the next page. The service knows what it sees.
 */
export function useKeepsCookies(): boolean {
  const { status } = useSession();
  const [hasItems, setHasItems] = useState(false);
  useEffect(() => bus.on('cartChanged', ({ itemCount }) => setHasItems(itemCount > 0)), []);
  const { data } = useQuery({
    ...cookieQueries.seen(),
    enabled: status === 'guest' && hasItems,
    staleTime: Infinity,
    meta: { isHandled: true },
  });
  return navigator.cookieEnabled && (data === undefined || Object.keys(data).length > 0);
}
