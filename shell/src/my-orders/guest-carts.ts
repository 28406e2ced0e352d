import type { QueryClient } from '@tanstack/react-query';
import { ApiError, cartQueries, claimCart, gatewayQueries } from '@tiffin/api';
import { session } from '@tiffin/auth';
import type { Cart } from '@tiffin/contracts';
import { readCookie, writeCookie } from '@tiffin/config';
import type { I18n } from '@tiffin/i18n';
import { storedText } from '@tiffin/config/storage';

const stored = storedText('localStorage', 'tiffin.guestCarts');
/** Limits the carts: each costs one request when the guest signs in. */
const MOST = 20;
const LONGEST_ID = 100;
/** The cart's group cannot change now: it is paid, or its deadline has passed. */
const heldByGroup = new Set(['FULFILLMENT_LOCKED', 'FULFILLMENT_NOT_JOINABLE']);

/**
 * Stores the merchants where a guest has a cart. Signing in leaves the page, and the carts are claimed afterwards.
 */
export function rememberGuestCart(cart: { readonly merchantId: string; readonly itemCount: number }): void {
  if (session.getState().status !== 'guest') return;
  const others = rememberedCarts().filter((id) => id !== cart.merchantId);
  keep(cart.itemCount > 0 ? [...others, cart.merchantId] : others);
}

/**
 * Claims the guest's carts for the person. Keeps a cart for a later attempt if the request can be retried, or if
 * its group is locked. Forgets a cart that the service refuses for another reason. Says what did not fit.
 */
export async function claimGuestCarts(queryClient: QueryClient, i18n: Pick<I18n, 'messages'>): Promise<void> {
  const merchantIds = rememberedCarts();
  if (merchantIds.length === 0) return;
  const unheard: string[] = [];
  const leftOut: NonNullable<Cart['leftOutItems']> = [];
  for (const merchantId of merchantIds) {
    try {
      const cart = await claimCart({ merchantId });
      queryClient.setQueryData(cartQueries.detail(merchantId).queryKey, cart);
      leftOut.push(...(cart.leftOutItems ?? []));
    } catch (error) {
      if (error instanceof ApiError && (error.isRetryable || heldByGroup.has(error.type)))
        unheard.push(merchantId);
    }
  }
  keep(unheard);
  if (leftOut.length > 0) {
    const words = import('./toast-left-out');
    void words.then(({ toastLeftOut }) => toastLeftOut(leftOut, i18n)).catch(() => undefined);
  }
  await queryClient.invalidateQueries({ queryKey: gatewayQueries.active().queryKey });
}

/** Returns the merchants in storage, and in the cookie that replaces a full or blocked storage. */
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
