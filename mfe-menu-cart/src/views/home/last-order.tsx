import { useInfiniteQuery } from '@tanstack/react-query';
import { gatewayQueries, isOffered } from '@tiffin/api';
import type { OrderSummary } from '@tiffin/contracts';
import { orderPhase, reorderPath } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { useDishWords } from '@tiffin/screen-parts';
import {
  ButtonLink,
  Card,
  Grow,
  Heading,
  media,
  Picture,
  Row,
  Text,
  TextLink,
  VisuallyHidden,
} from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useReorderMessages } from '../reorder/use-reorder-messages';
import { KeptRoom } from './kept-room';

const LastOrderCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  margin-top: 12px;
  padding: 14px 16px;
  ${media.tabletUp} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

/**
 * Renders the person's last order that arrived, with a link that fills the cart with it. Renders nothing if there is
 * none or it is unknown.
 */
export function LastOrder(): ReactElement {
  const { data, isLoading } = useInfiniteQuery({
    ...gatewayQueries.orderHistory(),
    enabled: isOffered('orderHistory'),
    meta: { isHandled: true },
  });
  const orders = data?.pages.flatMap((page) => page.orders) ?? [];
  const order = orders.find(({ orderStatus }) => orderPhase(orderStatus) === 'done');
  return (
    <KeptRoom part="last-order" isLoading={isLoading}>
      {order && <OrderedLast order={order} />}
    </KeptRoom>
  );
}

function OrderedLast({ order }: { readonly order: OrderSummary }): ReactElement {
  const t = useReorderMessages();
  const format = useFormat();
  const wordsOf = useDishWords();
  const { merchant, orderId } = order;
  return (
    <LastOrderCard as="section" aria-labelledby="last-order">
      <Row $gap={14}>
        <Picture src={merchant.imageUrl} width={58} radius={16} />
        <Grow>
          <Heading id="last-order" $look="h3">
            {t('last', { merchant: merchant.name })}
          </Heading>
          <Text $size="small" $tone="muted">
            {wordsOf(order.items)} · {format.money(order.totalMicro, order.currencyCode)}
          </Text>
        </Grow>
      </Row>
      <Row $gap={16} $between>
        <ButtonLink
          size="small"
          variant="primary"
          icon="refresh"
          to={reorderPath(merchant.url, orderId, 'ID')}
        >
          {t('again')}
          <VisuallyHidden> {t('from', { merchant: merchant.name })}</VisuallyHidden>
        </ButtonLink>
        <TextLink $small to="/orders">
          {t('history')}
        </TextLink>
      </Row>
    </LastOrderCard>
  );
}
