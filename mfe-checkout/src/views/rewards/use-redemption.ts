import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, cartQueries, redeemPoints, useMoneyCommand, userQueries } from '@tiffin/api';
import type { Cart, User } from '@tiffin/contracts';
import { pointsRedemption } from '@tiffin/domain';
import { useRef, useState } from 'react';

/** What redeeming gives, in points and micro units. */
export type Redemption = {
  readonly pointsToRedeem: number;
  /** What redeeming gives, once the service has said it. */
  readonly preview:
    | {
        readonly creditMicro: number;
        readonly pointsAfter: number;
        readonly creditAfterMicro: number;
      }
    | undefined;
  readonly hasPreviewFailed: boolean;
  readonly previewAgain: () => void;
  readonly isRedeeming: boolean;
  /** `changed`: the service refused the amount. `unsure`: no answer came, and the same request is sent again. */
  readonly problem: 'changed' | 'unsure' | undefined;
  /** Redeems once, however often it is pressed. Resolves to the new credit in micro units, or null. */
  readonly redeem: () => Promise<number | null>;
};

/**
 * Returns the redemption of all whole units of a person's points in the cart's currency, or null below one unit
 * (specification 5, row LOY-04). The cart is priced again afterwards.
 */
export function useRedemption(user: User, cart: Cart): Redemption | null {
  const queryClient = useQueryClient();
  const { externalUserId, points } = user;
  const wish = pointsRedemption({ externalUserId, points, currency: cart.currencyCode });
  const params = { externalUserId, ...(wish ?? { pointsToRedeem: 1, currency: cart.currencyCode }) };
  const preview = useQuery({
    ...userQueries.redemptionPreview(params),
    enabled: wish !== null,
    meta: { isHandled: true },
  });
  const command = useMoneyCommand({
    intent: `redeem:${externalUserId}:${cart.currencyCode}:${points}`,
    send: redeemPoints,
  });
  // Pressing again before the new balance shows would redeem the old one a second time.
  const redeemedOf = useRef<number>(null);
  const underWay = useRef<Promise<number | null>>(null);
  const [isRedeeming, setRedeeming] = useState(false);
  if (!wish) return null;
  // Not the preview: the service refuses it once the points are gone.
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: userQueries.current().queryKey }),
      queryClient.invalidateQueries({ queryKey: cartQueries.detail(cart.merchantId).queryKey }),
    ]);
  const redeemOnce = async () => {
    if (redeemedOf.current === points) {
      await refresh();
      return null;
    }
    try {
      const { creditMicro } = await command.run(params);
      redeemedOf.current = points;
      await refresh();
      return creditMicro;
    } catch (error) {
      // The balance shows what really happened.
      if (error instanceof ApiError && error.isRefusal) await refresh();
      return null;
    }
  };
  return {
    pointsToRedeem: wish.pointsToRedeem,
    preview: preview.data,
    hasPreviewFailed: preview.isError,
    previewAgain: () => {
      void preview.refetch();
    },
    isRedeeming,
    problem: command.error === null ? undefined : problemOf(command.error),
    redeem: () => {
      setRedeeming(true);
      underWay.current ??= redeemOnce().finally(() => {
        underWay.current = null;
        setRedeeming(false);
      });
      return underWay.current;
    },
  };
}

function problemOf(error: Error): 'changed' | 'unsure' {
  return error instanceof ApiError && error.isRefusal ? 'changed' : 'unsure';
}
