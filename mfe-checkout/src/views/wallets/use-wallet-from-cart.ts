import { useQueryClient } from '@tanstack/react-query';
import { paymentQueries, useCartCommands } from '@tiffin/api';
import { useWallets } from '@tiffin/card-provider';
import type { Wallets } from '@tiffin/card-provider';
import type { Cart, Merchant } from '@tiffin/contracts';
import { merchantPaths } from '@tiffin/domain';
import { useNavigate } from '@tiffin/router';
import { useRef, useState } from 'react';
import { currencyOf } from '../../domain/payable';
import { keepApproval, shownOf } from './wallet-approval';

type Options = { readonly merchant: Merchant; readonly cart: Cart; readonly isGuest: boolean };

type CartWallets = Wallets & {
  /** Whether the last press only brought the total up to date. */
  readonly hasUpdated: boolean;
  /** Whether the provider refused the last payment of the wallet. */
  readonly hasFailed: boolean;
};

/**
 * Offers the wallets of this browser for a cart. What the person approves goes to the checkout, which places
 * the order.
 */
export function useWalletFromCart({ merchant, cart, isGuest }: Options): CartWallets {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { isUpdating } = useCartCommands(merchant.id);
  const [hasUpdated, setUpdated] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  // The cart may change while the sheet is open, and the person approves what the sheet shows.
  const shown = useRef(shownOf(cart));

  const prepareCheckout = () => {
    void import(/* webpackChunkName: "checkout-screen" */ '../checkout-screen').catch(() => undefined);
    if (!isGuest) void client.prefetchQuery({ ...paymentQueries.groups(), meta: { isHandled: true } });
  };

  const wallets = useWallets({
    payable: { totalMicro: cart.financialInfo.totalPayableMicro, currency: currencyOf(cart, merchant) },
    isGuest,
    onOpen: () => {
      setUpdated(isUpdating);
      setFailed(false);
      if (isUpdating) return false;
      shown.current = shownOf(cart);
      prepareCheckout();
      return true;
    },
    onPay: async (payment) => {
      const state = keepApproval(client, { payment, ...shown.current });
      await navigate(merchantPaths(merchant.url).placeOrder, { state });
      return 'open';
    },
    onRefused: () => {
      setFailed(true);
    },
  });
  return { ...wallets, hasUpdated, hasFailed };
}
