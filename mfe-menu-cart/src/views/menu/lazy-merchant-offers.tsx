import type { Cart, Merchant } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { Suspense, useEffect, useState } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import styled from 'styled-components';
import { whenIdle } from '../when-idle';
import type { MerchantOffers } from './merchant-offers';

const Offers = lazyScreen<ComponentProps<typeof MerchantOffers>>(() =>
  import(/* webpackChunkName: "menu-extras" */ './merchant-offers').then((m) => ({
    View: m.MerchantOffers,
  })),
);

/** Reserves the height of the offers, so that nothing moves when they come. */
const Room = styled.div`
  min-height: 44px;
`;

const LONGEST_MS = 2000;
const GUESS_MS = 100;

type LazyMerchantOffersProps = {
  readonly merchant: Merchant;
  /** True until the menu has loaded or failed. */
  readonly isMenuPending: boolean;
  readonly cart: Cart | undefined;
};

/**
 * Renders what the merchant offers, in its own chunk, which loads after the dishes; null if it offers nothing and no code in
 * the cart can.
 */
export function LazyMerchantOffers(props: LazyMerchantOffersProps): ReactElement | null {
  const { merchant, isMenuPending, cart } = props;
  const { highlightMessage, marketingDataList, promotions, userStampCardProgress } = merchant;
  const [isDue, setIsDue] = useState(false);
  useEffect(
    () => (isMenuPending ? undefined : whenIdle(() => setIsDue(true), LONGEST_MS, GUESS_MS)),
    [isMenuPending],
  );
  const offers = isDue && (
    <Suspense fallback={null}>
      <Offers merchant={merchant} codes={cart?.cartCheckoutCodes} />
    </Suspense>
  );
  const isEmpty = marketingDataList.length + promotions.length === 0;
  if (isEmpty && highlightMessage === null && userStampCardProgress === null)
    return cart?.cartCheckoutCodes.length ? <>{offers}</> : null;
  return <Room>{offers}</Room>;
}
