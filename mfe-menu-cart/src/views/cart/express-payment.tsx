import { useEmbedHost } from '@tiffin/config';
import type { Cart, Merchant } from '@tiffin/contracts';
import { isFree, merchantPaths } from '@tiffin/domain';
import { Slot } from '@tiffin/federation';
import { useWalletSupport, WALLET_HASH } from '@tiffin/screen-parts';
import { ButtonLink } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useMenuCartMessages } from '../use-menu-cart-messages';

export type ExpressPaymentProps = {
  readonly merchant: Pick<Merchant, 'id' | 'url'>;
  readonly cart: Pick<Cart, 'financialInfo'>;
};

/**
 * Renders the wallets of the checkout, if this browser may have one; until they are there, the way to them. A
 * host application takes its payments itself.
 */
export function ExpressPayment({ merchant, cart }: ExpressPaymentProps): ReactElement | null {
  const t = useMenuCartMessages();
  const hasHost = useEmbedHost() !== null;
  const hasWallets = useWalletSupport();
  if (hasHost || isFree(cart.financialInfo.totalPayableMicro) || !hasWallets) return null;
  const link = (
    <ButtonLink
      to={`${merchantPaths(merchant.url).placeOrder}${WALLET_HASH}`}
      variant="outline"
      wide
      icon="card"
    >
      {t('cart.express')}
    </ButtonLink>
  );
  return <Slot name="wallet-buttons" merchantId={merchant.id} placement="cart" fallback={link} />;
}
