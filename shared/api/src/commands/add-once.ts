import type { Cart, CartItemInput } from '@tiffin/contracts';
import { call } from '../calls/call';
import { ApiError } from '../errors/api-error';

/** The idempotency keys of adds with an unknown outcome, by what they add. */
const open = new Map<string, string>();

/**
 * Adds a line once. A retry after a lost response reuses the idempotency key, so the line is not duplicated. After a
 * response or a refusal, the next press adds another line.
 */
export async function addOnce(merchantId: string, body: CartItemInput): Promise<Cart> {
  // The state of the cart is a condition and not part of what is added.
  const intent = JSON.stringify([merchantId, { ...body, cartChecksum: undefined }]);
  const idempotencyKey = open.get(intent) ?? crypto.randomUUID();
  open.set(intent, idempotencyKey);
  try {
    const cart = await call('addCartItem', { merchantId, body }, { idempotencyKey });
    open.delete(intent);
    return cart;
  } catch (cause) {
    if (cause instanceof ApiError && cause.isRefusal) open.delete(intent);
    throw cause;
  }
}
