import type { Order } from '@tiffin/contracts';
import { Banner } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useStatusMessages } from './use-status-messages';

/** Renders the kitchen's own words if it rejected the order or a part of it. */
export function RejectionBanner({
  order,
}: {
  readonly order: Pick<Order, 'orderRejectionNote'>;
}): ReactElement | null {
  const t = useStatusMessages();
  if (!order.orderRejectionNote) return null;
  return (
    <Banner tone="bad">
      <b>{t('rejection.fact')}</b> {order.orderRejectionNote}
    </Banner>
  );
}
