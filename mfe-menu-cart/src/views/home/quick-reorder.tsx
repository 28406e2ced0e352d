import { useQuery } from '@tanstack/react-query';
import { orderQueries } from '@tiffin/api';
import type { LatLng, OrderSummary } from '@tiffin/contracts';
import { reorderPath } from '@tiffin/domain';
import { useDishWords } from '@tiffin/screen-parts';
import { Grow, Heading, Icon, Picture, Text } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useReorderMessages } from '../reorder/use-reorder-messages';
import { KeptRoom } from './kept-room';
import { OrderCard, OrderCards } from './order-cards';

const most = 4;

type QuickReorderProps = {
  /** The point near which the person wants lunch. */
  readonly location: LatLng;
};

/**
 * Renders the person's earlier orders near a point. A press fills the cart with one of them (row
 * CRT-19). Renders nothing if there are none or they are unknown.
 */
export function QuickReorder({ location }: QuickReorderProps): ReactElement {
  const { latitude, longitude } = location;
  const { data = [], isLoading } = useQuery({
    ...orderQueries.reorder({ latitude, longitude }),
    meta: { isHandled: true },
  });
  return (
    <KeptRoom part="quick-reorder" isLoading={isLoading}>
      {data.length > 0 && <EarlierOrders orders={data.slice(0, most)} />}
    </KeptRoom>
  );
}

type EarlierOrdersProps = {
  readonly orders: readonly Pick<OrderSummary, 'orderId' | 'merchant' | 'items'>[];
};

function EarlierOrders({ orders }: EarlierOrdersProps): ReactElement {
  const t = useReorderMessages();
  const wordsOf = useDishWords();
  return (
    <section aria-labelledby="quick-reorder" style={{ marginTop: 28 }}>
      <Heading id="quick-reorder">{t('title')}</Heading>
      <OrderCards>
        {orders.map(({ merchant, orderId, items }) => (
          <li key={orderId}>
            <OrderCard to={reorderPath(merchant.url, orderId, 'ID')}>
              <Picture src={merchant.imageUrl} width={58} radius={16} />
              <Grow>
                <b>{merchant.name}</b>
                <Text $size="small" $tone="muted">
                  {wordsOf(items)}
                </Text>
              </Grow>
              <Icon name="refresh" />
            </OrderCard>
          </li>
        ))}
      </OrderCards>
    </section>
  );
}
