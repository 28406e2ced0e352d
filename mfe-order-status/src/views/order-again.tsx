import type { Order } from '@tiffin/contracts';
import { reorderPath } from '@tiffin/domain';
import { ButtonLink } from '@tiffin/ui';
import type { ReactElement } from 'react';
import type { OrderIdentifier } from '../domain/order-url';
import { useStatusMessages } from './use-status-messages';

type OrderAgainProps = { readonly order: Order; readonly orderIdentifier: OrderIdentifier };

/** Renders the link to a cart with the dishes of an order. */
export function OrderAgain({ order, orderIdentifier }: OrderAgainProps): ReactElement {
  const t = useStatusMessages();
  const { identifier, type } = orderIdentifier;
  return (
    <ButtonLink to={reorderPath(order.merchant.url, identifier, type)} wide icon="refresh">
      {t('again')}
    </ButtonLink>
  );
}
