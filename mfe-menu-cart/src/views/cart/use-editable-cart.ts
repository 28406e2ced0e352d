import { useQuery } from '@tanstack/react-query';
import { cartQueries, useCartCommands } from '@tiffin/api';
import type { CartCommands } from '@tiffin/api';
import type { Cart, Merchant } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { announce } from '@tiffin/ui';
import { useEffect, useRef } from 'react';
import { useMenuCartMessages } from '../use-menu-cart-messages';

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
  const t = useMenuCartMessages();
  const format = useFormat();
  const said = useRef<string>(undefined);
  useEffect(() => {
    if (!cart || isUpdating) return;
    const isFirst = said.current === undefined;
    const isNew = said.current !== cart.cartChecksum;
    said.current = cart.cartChecksum;
    if (isFirst || !isNew) return;
    const count = cart.cartItems.reduce((sum, { quantity }) => sum + quantity, 0);
    const amount = format.money(cart.financialInfo.totalPayableMicro, cart.currencyCode);
    announce(t('cart.spoken', { count, amount }));
  }, [cart, isUpdating, t, format]);
}
