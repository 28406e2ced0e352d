import { useFormat } from '@tiffin/i18n';
import { useLocation } from '@tiffin/router';
import { Card, Column, Icon, PageHeading, Row, Text, TextLink } from '@tiffin/ui';
import { ProgressSteps } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import { progressSteps } from '../../domain/progress-steps';
import { stateMessage } from '../../domain/state-message';
import { Headline } from '../headline';
import { useRegionName } from '../region';
import type { StatusPageProps } from '../status-page';
import { useOrderState } from '../use-order-state';
import { useStatusMessages } from '../use-status-messages';
import { useStatusNews } from '../use-status-news';

/** Renders an order's state, its progress and a link to the rest. The link leads to the same path in the shop. */
export function CompactOrder({ order, orderIdentifier, freshness }: StatusPageProps): ReactElement {
  const t = useStatusMessages();
  const format = useFormat();
  const { pathname, search } = useLocation();
  const state = useOrderState(order, orderIdentifier);
  useStatusNews(order, state);
  const steps = progressSteps(state.tracker, state.type);
  const time = format.time(freshness.at, order.merchant.timeZone);
  const updated = state.phase === 'active' ? 'progress.updated' : 'progress.updatedOnce';
  return (
    <Card as="section" aria-label={useRegionName(order)} data-phase={state.phase}>
      <Column $gap={14}>
        <Row as="p" $wrap $gap={12}>
          <Text as="span" $size="small">
            {order.merchant.name}
          </Text>
          <Text as="span" $size="small" $tone="muted">
            {t('ticket', { number: order.orderReceipt.orderTicketNumber })}
          </Text>
        </Row>
        <PageHeading look="h2">
          <Headline order={order} state={state} />
        </PageHeading>
        {steps.length > 0 ? (
          <ProgressSteps
            label={t('progress.label')}
            steps={steps.map(({ key, state: of }) => ({ key, state: of, label: t(`progress.${key}`) }))}
          />
        ) : (
          <Text>{t(`${stateMessage(state.status, state.type, state.ending)}.note`)}</Text>
        )}
        <Row $between $wrap>
          <Text $size="hint" $numeric>
            {t(freshness.isStale ? 'progress.stale' : updated, { time })}
          </Text>
          <TextLink $small to={pathname + search}>
            {t('compact.details')}
            <Icon name="external" size="small" />
          </TextLink>
        </Row>
      </Column>
    </Card>
  );
}
