import { useQuery } from '@tanstack/react-query';
import { cartQueries, useCartCommands } from '@tiffin/api';
import type { CartCommands } from '@tiffin/api';
import type { Cart, Merchant } from '@tiffin/contracts';
import { announce } from '@tiffin/ui';
import { useEffect, useRef } from 'react';
import { changedLine } from '../../domain/changed-line';
import { useCartSentence } from './use-cart-sentence';

/** A cart, its merchant, and all actions on it. */
export type EditableCart = {
  readonly merchant: Merchant;
  readonly cart: Cart;
  readonly commands: CartCommands;
};

type CartLoading = {
  readonly editable: EditableCart | undefined;
  readonly hasFailed: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
};

/** Returns the person's cart at a merchant. Each change is announced politely. */
export function useEditableCart(merchant: Merchant): CartLoading {
  const { data, isError, isFetching, refetch } = useQuery({
    ...cartQueries.detail(merchant.id),
    meta: { isHandled: true },
  });
  const commands = useCartCommands(merchant.id);
  useSpokenCart(data, commands.isUpdating);
  return {
    editable: data && { merchant, cart: data, commands },
    hasFailed: isError && data === undefined,
    isFetching,
    retry: () => {
      void refetch();
    },
  };
}

function useSpokenCart(cart: Cart | undefined, isUpdating: boolean): void {
  const sentenceOf = useCartSentence();
  const said = useRef<Cart>(undefined);
  useEffect(() => {
    if (!cart || isUpdating) return;
    const before = said.current;
    said.current = cart;
    if (before === undefined || before.cartChecksum === cart.cartChecksum) return;
    const { subtotalMicro, totalPayableMicro } = cart.financialInfo;
    const shownMicro = cart.fulfillmentId === null ? totalPayableMicro : subtotalMicro;
    announce(sentenceOf({ cart, shownMicro, line: changedLine(before, cart) }));
  }, [cart, isUpdating, sentenceOf]);
}
