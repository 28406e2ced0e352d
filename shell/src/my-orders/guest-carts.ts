import type { QueryClient } from '@tanstack/react-query';
import { ApiError, cartQueries, claimCart, gatewayQueries } from '@tiffin/api';
import { session } from '@tiffin/auth';

const KEY = 'tiffin.guestCarts';
/** Nobody fills more carts; each costs a call when its guest signs in. */
const MOST = 20;
const LONGEST_ID = 100;

/** Keeps the merchants at whom a guest has a cart: signing in leaves the page, and the carts are claimed after it. */
export function rememberGuestCart(cart: { readonly merchantId: string; readonly itemCount: number }): void {
  if (session.getState().status !== 'guest') return;
  const others = rememberedCarts().filter((id) => id !== cart.merchantId);
  keep(cart.itemCount > 0 ? [...others, cart.merchantId] : others);
}

/** Makes the guest's carts the person's own. What the service refuses is forgotten, what it did not hear is kept. */
export async function claimGuestCarts(queryClient: QueryClient): Promise<void> {
  const merchantIds = rememberedCarts();
  if (merchantIds.length === 0) return;
  const unheard: string[] = [];
  for (const merchantId of merchantIds) {
    try {
      const cart = await claimCart({ merchantId });
      queryClient.setQueryData(cartQueries.detail(merchantId).queryKey, cart);
    } catch (error) {
      if (error instanceof ApiError && error.isRetryable) unheard.push(merchantId);
    }
  }
  keep(unheard);
  await queryClient.invalidateQueries({ queryKey: gatewayQueries.active().queryKey });
}

function rememberedCarts(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? [...new Set(value.filter(isMerchantId))].slice(-MOST) : [];
  } catch {
    return [];
  }
}

function isMerchantId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_ID;
}

function keep(merchantIds: readonly string[]): void {
  try {
    if (merchantIds.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(merchantIds));
  } catch {
    // A browser that keeps nothing: the cart stays the guest's.
  }
}
