import type { Cart, Merchant } from '@tiffin/contracts';
import { merchantPaths } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { ButtonLink } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useMenuCartMessages } from '../use-menu-cart-messages';

type CartPageLinkProps = { readonly merchant: Merchant; readonly cart: Cart };

/** Renders the link from the menu to the page of the cart, with its total. */
export function CartPageLink({ merchant, cart }: CartPageLinkProps): ReactElement {
  const t = useMenuCartMessages();
  const format = useFormat();
  const count = cart.cartItems.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <ButtonLink
      to={merchantPaths(merchant.url).order}
      variant="primary"
      size="big"
      wide
      amount={format.money(cart.financialInfo.totalPayableMicro, cart.currencyCode)}
    >
      {t('cart.view', { count })}
    </ButtonLink>
  );
}
