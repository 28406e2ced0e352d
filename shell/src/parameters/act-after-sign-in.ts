import type { QueryClient } from '@tanstack/react-query';
import { cartQueries, claimCart } from '@tiffin/api';
import { getConfig } from '@tiffin/config';
import type { AppHistory } from '@tiffin/router';
import { afterSignIn } from '../domain/after-sign-in';

/** Does once what the address asks for after signing in: claims a guest's cart, then leads on. */
export async function actAfterSignIn(
  history: AppHistory,
  queryClient: QueryClient,
  leaveFor: (url: string) => void,
): Promise<void> {
  const { pathname, search } = history.location;
  const { origin, backOrigins } = getConfig();
  const { claimedMerchantId, target, rest } = afterSignIn(search, { origin, allowedOrigins: backOrigins });
  // First, so that it is not done again by whatever comes next.
  history.replace({ pathname, search: rest });
  if (claimedMerchantId !== null) await claim(claimedMerchantId, queryClient);
  if (target?.startsWith('/')) history.replace(target);
  else if (target !== null) leaveFor(target);
}

async function claim(merchantId: string, queryClient: QueryClient): Promise<void> {
  try {
    queryClient.setQueryData(cartQueries.detail(merchantId).queryKey, await claimCart({ merchantId }));
  } catch {
    // Nothing to claim, or not now: the cart stays the guest's.
  }
}
