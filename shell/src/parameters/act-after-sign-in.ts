import type { QueryClient } from '@tanstack/react-query';
import { cartQueries, claimCart } from '@tiffin/api';
import { getConfig } from '@tiffin/config';
import type { AppHistory } from '@tiffin/router';
import { afterSignIn } from '../domain/after-sign-in';

/** Does what the URL asks for after sign-in, once: claims a guest's cart, then navigates. */
export async function actAfterSignIn(
  history: AppHistory,
  queryClient: QueryClient,
  leaveFor: (url: string) => void,
): Promise<void> {
  const { pathname, search } = history.location;
  const { origin, backOrigins } = getConfig();
  const { claimedMerchantId, target, rest } = afterSignIn(search, { origin, allowedOrigins: backOrigins });
  // Remove the parameters first, so that a second call does not repeat the work.
  history.replace({ pathname, search: rest });
  if (claimedMerchantId !== null) await claim(claimedMerchantId, queryClient);
  if (target?.startsWith('/')) history.replace(target);
  else if (target !== null) leaveFor(target);
}

async function claim(merchantId: string, queryClient: QueryClient): Promise<void> {
  try {
    queryClient.setQueryData(cartQueries.detail(merchantId).queryKey, await claimCart({ merchantId }));
  } catch {
    // The claim failed or there is no cart: the cart stays with the guest.
  }
}
