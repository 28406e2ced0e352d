import { addOnce, ApiError, getCart, useCartMutation } from '@tiffin/api';
import type { Cart, CartItemInput } from '@tiffin/contracts';
import { useState } from 'react';
import type { ReorderLine } from '../../domain/reorder-plan';

export type Refill = {
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  /** Adds the lines one after another. A retry adds only those that are not yet added. */
  readonly add: (lines: readonly ReorderLine[]) => void;
  /** The lines that the service refused. */
  readonly refused: readonly ReorderLine[];
};

/** Returns the command that adds the dishes of an order to the cart. A refused dish does not stop the others. */
export function useRefill(merchantId: string): Refill {
  const [settled] = useState(() => new Set<ReorderLine>());
  const [refused, setRefused] = useState<readonly ReorderLine[]>([]);
  const { status, mutate } = useCartMutation<readonly ReorderLine[]>({
    merchantId,
    context: 'addCartItem',
    isItem: true,
    isHandled: true,
    send: async (lines) => {
      let cart: Cart | undefined;
      for (const line of lines) {
        if (settled.has(line)) continue;
        const added = await addOrRefuse(merchantId, line.input);
        settled.add(line);
        if (added) cart = added;
        else setRefused((before) => [...before, line]);
      }
      return cart ?? getCart({ merchantId });
    },
  });
  return { status, add: mutate, refused };
}

/** Adds a line, without its perk if another line has one. Returns undefined if the service refuses it. */
async function addOrRefuse(merchantId: string, input: CartItemInput): Promise<Cart | undefined> {
  try {
    return await addOnce(merchantId, input);
  } catch (error) {
    if (!(error instanceof ApiError && error.isRefusal)) throw error;
    const isPerkInTheWay = error.type === 'INVALID_CART_ITEM_PERK' && input.perkSelected;
    if (!isPerkInTheWay) return undefined;
  }
  return addOrRefuse(merchantId, { ...input, perkSelected: false });
}
