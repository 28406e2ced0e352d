import { useQueryClient } from '@tanstack/react-query';
import { bus } from '@tiffin/event-bus';
import { useLocation } from '@tiffin/router';
import { useEffect, useRef } from 'react';
import type { CheckoutObstacle } from '../../domain/checkout-obstacle';
import { payWithWallet } from './pay-with-wallet';
import type { WalletPayer } from './pay-with-wallet';
import { shownOf, takeApproval } from './wallet-approval';
import type { WalletApproval } from './wallet-approval';

type Options = WalletPayer & {
  readonly obstacle: CheckoutObstacle | undefined;
  readonly showObstacle: () => void;
};

/**
 * Places the order that a person has approved in a wallet before this page opened. It is placed once, and only
 * if the cart is still the one that the wallet's sheet showed. Problems show as after a press on this page.
 */
export function useApprovedWallet(options: Options): void {
  const client = useQueryClient();
  const { state } = useLocation();
  const { canCheckGuest } = options.form;
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    if (!canCheckGuest) return;
    const approval = takeApproval(client, state);
    if (approval) void place(latest.current, approval);
  }, [canCheckGuest, client, state]);
}

async function place(options: Options, { payment, ...shown }: WalletApproval): Promise<void> {
  const { cart, obstacle, showObstacle, placing } = options;
  if (obstacle) {
    showObstacle();
    return;
  }
  const now = shownOf(cart);
  if (now.cartChecksum !== shown.cartChecksum || now.totalMicro !== shown.totalMicro) {
    placing.setProblem({ kind: 'changed' });
    return;
  }
  const outcome = await payWithWallet(options, payment);
  if (outcome === 'open') return;
  bus.emit('paymentAnswered', {
    method: payment.type,
    outcome: outcome === 'paid' ? 'succeeded' : 'failed',
    code: null,
  });
}
