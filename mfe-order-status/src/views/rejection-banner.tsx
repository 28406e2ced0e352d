import type { Order } from '@tiffin/contracts';
import type { OrderPhase } from '@tiffin/domain';
import { Banner } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { rejectionOf } from '../domain/rejection';
import { useStatusMessages } from './use-status-messages';

type RejectionBannerProps = { readonly order: Order; readonly phase: OrderPhase };

/**
 * Renders the kitchen's own words if it rejected the order or a part of it. While the person must decide, they
 * stand beside that question.
 */
export function RejectionBanner({ order, phase }: RejectionBannerProps): ReactElement | null {
  const t = useStatusMessages();
  if (!order.orderRejectionNote || rejectionOf(order) === 'asks') return null;
  return (
    <Banner tone={phase === 'rejected' ? 'bad' : 'info'}>
      <b>{t('rejection.fact')}</b> {order.orderRejectionNote}
    </Banner>
  );
}
