import type { OrderSummary } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { Button, Column, Heading, VisuallyHidden } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { ordersByMonth } from '../../domain/orders-by-month';
import { HistoryRow } from './history-row';
import { useHistoryMessages } from './use-history-messages';

const Orders = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

type MonthListProps = {
  readonly orders: readonly OrderSummary[];
  readonly term: string;
  readonly hasMore: boolean;
  readonly hasFailed: boolean;
  readonly isLoadingMore: boolean;
  readonly onMore: () => void;
};

/** Renders orders below the names of their months, and a button for older ones. */
export function MonthList(props: MonthListProps): ReactElement {
  const { orders, term, hasMore, hasFailed, isLoadingMore, onMore } = props;
  const t = useHistoryMessages();
  const format = useFormat();
  const count = orders.length;
  return (
    <>
      <VisuallyHidden role="status">
        {term === '' ? '' : t(hasMore ? 'foundMore' : 'found', { count })}
      </VisuallyHidden>
      {ordersByMonth(orders).map(({ key, orders: ofMonth }) => (
        <Column as="section" key={key} aria-labelledby={`month-${key}`} $gap={12}>
          <Heading id={`month-${key}`}>{format.month(`${key}-15`)}</Heading>
          <Orders>
            {ofMonth.map((order) => (
              <HistoryRow key={order.orderId} order={order} />
            ))}
          </Orders>
        </Column>
      ))}
      {hasMore && (
        <Button variant="outline" busy={isLoadingMore} onClick={onMore}>
          {t(hasFailed ? 'olderFailed' : 'older')}
        </Button>
      )}
    </>
  );
}
