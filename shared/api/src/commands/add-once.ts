import type { Cart, CartItemInput } from '@tiffin/contracts';
import { call } from '../calls/call';
import { ApiError } from '../errors/api-error';

/** Keys of adds whose outcome nobody knows yet, by what was to be added. */
const open = new Map<string, string>();

/**
 * Adds a line once: pressed again after an answer that was lost, the same add goes under the same idempotency key, so that
 * the line is not doubled. An answer or a refusal ends it, and the next press adds another one.
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
