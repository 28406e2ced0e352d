import { useQuery } from '@tanstack/react-query';
import { cartQueries, useSeat } from '@tiffin/api';
import type { Merchant } from '@tiffin/contracts';
import { parseQueryParameters, seatPatch } from '@tiffin/domain';
import { useLocation } from '@tiffin/router';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { LazyCartPromo } from './lazy-cart-promo';
import { OrderLaterDialog } from './order-later-dialog';

/** Applies what the URL wants from the cart: room and table, a promo code, a scheduled order. */
export function CartParameters({ merchant }: { readonly merchant: Merchant }): ReactElement {
  const { search } = useLocation();
  const query = parseQueryParameters(search);
  const { data: cart } = useQuery({ ...cartQueries.detail(merchant.id), meta: { isHandled: true } });
  useSeat(merchant.id, seatPatch(query, cart));
  const code = query.promoCode ?? query.promo;
  const isOpen = cart !== undefined && cart.fulfillmentId === null;
  // Adding the code removes it from the URL. What came of it shows after that.
  const [hasCode, setHasCode] = useState(code !== null);
  if (code !== null && !hasCode) setHasCode(true);
  return (
    <>
      {isOpen && cart.cartItems.length > 0 && hasCode && (
        <LazyCartPromo merchantId={merchant.id} cart={cart} requestedCode={code} />
      )}
      {isOpen && query.orderLater && <OrderLaterDialog merchant={merchant} cart={cart} />}
    </>
  );
}
