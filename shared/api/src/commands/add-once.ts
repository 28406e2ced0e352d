import type { Cart, CartItemInput } from '@tiffin/contracts';
import { call } from '../calls/call';
import { sendOnce } from './send-once';

/**
 * Adds a line once. A retry after a lost response does not duplicate the line. After a response or a refusal, the next
 * press adds another line.
 */
export async function addOnce(merchantId: string, body: CartItemInput): Promise<Cart> {
  // The state of the cart is a condition and not part of what is added.
  const intent = JSON.stringify([merchantId, { ...body, cartChecksum: undefined }]);
  return sendOnce(intent, (options) => call('addCartItem', { merchantId, body }, options));
}
