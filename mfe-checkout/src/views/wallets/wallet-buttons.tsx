import { useQuery } from '@tanstack/react-query';
import { cartQueries, merchantQueries, serverNow } from '@tiffin/api';
import { useSession } from '@tiffin/auth';
import { useEmbedHost } from '@tiffin/config';
import type { Cart, Merchant, SlotProps } from '@tiffin/contracts';
import { useWalletSupport } from '@tiffin/screen-parts';
import { Banner, Text } from '@tiffin/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { checkoutObstacle } from '../../domain/checkout-obstacle';
import { offersWallets } from '../../domain/offers-wallets';
import { useCheckoutMessages } from '../use-checkout-messages';
import { useWalletFromCart } from './use-wallet-from-cart';

/** As high as the fallback, so that the page does not move when the wallets are known. */
const Place = styled.div`
  position: relative;
  min-height: 48px;
`;

/** The provider mounts its buttons only into an element that is on the page. */
const Buttons = styled.div<{ readonly $isOffered: boolean }>`
  ${({ $isOffered }) =>
    !$isOffered &&
    css`
      position: absolute;
      inset: 0;
      overflow: hidden;
      visibility: hidden;
    `}
`;

/**
 * Slot `wallet-buttons`: Apple Pay and Google Pay for the cart of a merchant. One press opens the wallet's
 * sheet; the checkout places the approved order.
 */
export function WalletButtons({ merchantId, fallback }: SlotProps): ReactNode {
  const { status } = useSession();
  const hasHost = useEmbedHost() !== null;
  const meta = { isHandled: true };
  const { data: merchant } = useQuery({ ...merchantQueries.byId(merchantId), meta });
  const { data: cart } = useQuery({ ...cartQueries.detail(merchantId), meta });
  const hasSupport = useWalletSupport();
  if (!hasSupport) return null;
  if (!merchant || !cart || status === 'initialising') return fallback;
  const obstacle = checkoutObstacle(merchant, cart, new Date(serverNow()));
  const { totalPayableMicro: totalMicro } = cart.financialInfo;
  if (cart.cartItems.length === 0 || !offersWallets({ obstacle, totalMicro, hasHost })) return null;
  const isGuest = status !== 'authenticated' && status !== 'embedded';
  return <Wallets merchant={merchant} cart={cart} isGuest={isGuest} fallback={fallback} />;
}

type WalletsProps = Pick<SlotProps, 'fallback'> & {
  readonly merchant: Merchant;
  readonly cart: Cart;
  readonly isGuest: boolean;
};

function Wallets({ fallback, ...options }: WalletsProps): ReactNode {
  const t = useCheckoutMessages();
  const { container, state, hasUpdated, hasFailed } = useWalletFromCart(options);
  const [isKnownMissing] = useState(state === 'none');
  // What was there a moment ago keeps its place, so that the button beside it does not move under a press.
  if (state === 'none') return isKnownMissing ? null : <Place />;
  return (
    <Place role="group" aria-label={t('express.title')}>
      <Buttons ref={container} $isOffered={state === 'offered'} />
      {state === 'loading' && fallback}
      <div role="status">{hasUpdated && <Text $size="small">{t('express.updated')}</Text>}</div>
      {hasFailed && (
        <Banner role="alert" tone="bad" icon="warning">
          {t('express.failed')}
        </Banner>
      )}
    </Place>
  );
}
