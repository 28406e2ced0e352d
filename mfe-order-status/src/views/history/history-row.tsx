import type { OrderSummary } from '@tiffin/contracts';
import { orderPhase, orderStatusPath, reorderPath } from '@tiffin/domain';
import type { OrderPhase } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { useDishWords } from '@tiffin/screen-parts';
import {
  Badge,
  ButtonLink,
  Card,
  Column,
  Grow,
  Heading,
  Picture,
  Row,
  Text,
  VisuallyHidden,
} from '@tiffin/ui';
import type { BadgeTone } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { historyAmount } from '../../domain/history-amount';
import { stateMessage } from '../../domain/state-message';
import { useStatusMessages } from '../use-status-messages';
import { useHistoryMessages } from './use-history-messages';

const tones: Readonly<Record<OrderPhase, BadgeTone>> = {
  active: 'info',
  done: 'good',
  cancelled: 'plain',
  rejected: 'bad',
};

/** A state that has no room beside the name stands below it. */
const Facts = styled(Grow)`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 14px;
  align-items: start;
`;

const Name = styled.div`
  flex: 1 1 150px;
  min-width: 0;
`;

/** Renders one order: restaurant, dishes, date, total and state, with its receipt and a link that orders it again. */
export function HistoryRow({ order }: { readonly order: OrderSummary }): ReactElement {
  const t = useHistoryMessages();
  const state = useStatusMessages();
  const format = useFormat();
  const wordsOf = useDishWords();
  const { orderId, merchant, orderStatus, createdAt } = order;
  const phase = orderPhase(orderStatus);
  const isWithoutFood = phase === 'cancelled' || phase === 'rejected';
  const { kind, amountMicro } = historyAmount(order);
  const date = format.dateTime(createdAt, merchant.timeZone);
  const subject = t('of', { merchant: merchant.name, date });
  return (
    <Card as="li">
      <Column $gap={14}>
        <Row $gap={14} $align="start">
          <Picture src={merchant.imageUrl} width={58} radius={16} off={isWithoutFood} />
          <Facts>
            <Name>
              <Heading as="h3" $look="h3">
                {merchant.name}
              </Heading>
              <Text $size="small" $tone="muted">
                <time dateTime={createdAt}>{date}</time>
              </Text>
            </Name>
            <Badge tone={tones[phase]}>
              {state(`${stateMessage(orderStatus, order.merchantFulfillmentType)}.title`)}
            </Badge>
          </Facts>
        </Row>
        <Text $size="small">{wordsOf(order.items)}</Text>
        <Row $wrap $between $gap={12}>
          <Text $strong $numeric>
            {t(kind)} {format.money(amountMicro, order.currencyCode)}
          </Text>
          <Row $wrap>
            <ButtonLink size="small" icon="receipt" to={orderStatusPath(merchant.url, orderId, 'ID')}>
              {t('receipt')}
              <VisuallyHidden> {subject}</VisuallyHidden>
            </ButtonLink>
            <ButtonLink
              size="small"
              variant="outline"
              icon="refresh"
              to={reorderPath(merchant.url, orderId, 'ID')}
            >
              {t('again')}
              <VisuallyHidden> {subject}</VisuallyHidden>
            </ButtonLink>
          </Row>
        </Row>
      </Column>
    </Card>
  );
}
