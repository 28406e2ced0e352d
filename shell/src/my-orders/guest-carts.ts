import type { QueryClient } from '@tanstack/react-query';
import { ApiError, cartQueries, claimCart, gatewayQueries } from '@tiffin/api';
import { session } from '@tiffin/auth';
import { readCookie, writeCookie } from '@tiffin/config';
import { storedText } from '@tiffin/storage';

const stored = storedText('localStorage', 'tiffin.guestCarts');
/** Nobody fills more carts; each costs a call when its guest signs in. */
const MOST = 20;
const LONGEST_ID = 100;
/** The group of the cart lets nobody change anything now: it is paid, or its deadline is over. */
const heldByGroup = new Set(['FULFILLMENT_LOCKED', 'FULFILLMENT_NOT_JOINABLE']);

/** Keeps the merchants at whom a guest has a cart: signing in leaves the page, and the carts are claimed after it. */
export function rememberGuestCart(cart: { readonly merchantId: string; readonly itemCount: number }): void {
  if (session.getState().status !== 'guest') return;
  const others = rememberedCarts().filter((id) => id !== cart.merchantId);
  keep(cart.itemCount > 0 ? [...others, cart.merchantId] : others);
}

/**
 * Makes the guest's carts the person's own. What the service refuses is forgotten; what it did not hear, or keeps for a
 * group until that is paid, is kept.
 */
export async function claimGuestCarts(queryClient: QueryClient): Promise<void> {
  const merchantIds = rememberedCarts();
  if (merchantIds.length === 0) return;
  const unheard: string[] = [];
  for (const merchantId of merchantIds) {
    try {
      const cart = await claimCart({ merchantId });
      queryClient.setQueryData(cartQueries.detail(merchantId).queryKey, cart);
    } catch (error) {
      if (error instanceof ApiError && (error.isRetryable || heldByGroup.has(error.type)))
        unheard.push(merchantId);
    }
  }
  keep(unheard);
  await queryClient.invalidateQueries({ queryKey: gatewayQueries.active().queryKey });
}

/** What storage holds, and the cookie that stands in for a storage that is full or forbidden. */
function rememberedCarts(): readonly string[] {
  const ids = [stored.read(), readCookie('guestCarts')].flatMap(merchantIdsIn);
  return [...new Set(ids)].slice(-MOST);
}

function keep(merchantIds: readonly string[]): void {
  const text = merchantIds.length === 0 ? '' : JSON.stringify(merchantIds);
  const isStored = text === '' ? stored.remove() : stored.write(text);
  writeCookie('guestCarts', isStored ? '' : text);
}

function merchantIdsIn(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isMerchantId) : [];
  } catch {
    return [];
  }
}

function isMerchantId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_ID;
}
