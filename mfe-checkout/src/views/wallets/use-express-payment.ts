import { useCartCommands } from '@tiffin/api';
import { useWallets } from '@tiffin/card-provider';
import type { Wallets } from '@tiffin/card-provider';
import { useState } from 'react';
import { currencyOf } from '../../domain/payable';
import type { TipEntry } from '../use-tip-entry';
import { payWithWallet } from './pay-with-wallet';
import type { WalletPayer } from './pay-with-wallet';

export type ExpressPayment = Wallets & {
  /** Whether the last press only brought the total up to date. */
  readonly hasUpdated: boolean;
};

type Options = WalletPayer & { readonly tip: TipEntry };

/**
 * Offers the wallets of this browser. A wallet approves the shown total; the order is then placed like any
 * other. Its sheet does not open while the total may change.
 */
export function useExpressPayment(options: Options): ExpressPayment {
  const { merchant, cart, isGuest, tip, placing } = options;
  const { isUpdating } = useCartCommands(merchant.id);
  const [hasUpdated, setUpdated] = useState(false);
  const wallets = useWallets({
    payable: { totalMicro: cart.financialInfo.totalPayableMicro, currency: currencyOf(cart, merchant) },
    isGuest,
    onOpen: () => {
      const isStale = isUpdating || tip.isUnsaved;
      setUpdated(isStale);
      if (tip.isUnsaved) void tip.save();
      return !isStale && placing.phase === 'idle';
    },
    onPay: (payment) => payWithWallet(options, payment),
    onRefused: () => {
      placing.setProblem({ kind: 'wallet' });
    },
  });
  return { ...wallets, hasUpdated };
}
