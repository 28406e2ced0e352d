import { isOffered } from '@tiffin/api';
import type { Order } from '@tiffin/contracts';
import { Column, Section, SideLayout, Wrap } from '@tiffin/ui';
import { lazy, Suspense } from 'react';
import type { ReactElement } from 'react';
import type { OrderIdentifier } from '../domain/order-url';
import { ContinueBanner } from './continue-banner';
import { CourierCard } from './courier-card';
import type { Freshness } from './freshness';
import { HelpCard } from './help-card';
import { ItemsCard } from './items-card';
import { NewsCard } from './news/news-card';
import { OrderAgain } from './order-again';
import { ProgressCard } from './progress-card';
import { ReceiptCard } from './receipt-card';
import { useRegionName } from './region';
import { RejectionBanner } from './rejection-banner';
import { StaleBanner } from './stale-banner';
import { StampNotice } from './stamp-notice';
import { StatusHeader } from './status-header';
import { Pulled } from './status-hero';
import { useOrderState } from './use-order-state';
import { useStatusNews } from './use-status-news';
import { WhereCard } from './where-card';

const RatingCard = lazy(() => import('./rating-card').then(({ RatingCard: card }) => ({ default: card })));

/** An order to show, and how fresh it is. */
export type StatusPageProps = {
  readonly order: Order;
  readonly orderIdentifier: OrderIdentifier;
  readonly freshness: Freshness;
};

/**
 * Renders an order in its current state: progress, destination, items, price. A partner's page may have
 * several. Each has one landmark with the order's name, and nothing inside is another landmark.
 */
export function StatusPage({ order, orderIdentifier, freshness }: StatusPageProps): ReactElement {
  const state = useOrderState(order, orderIdentifier);
  const { merchant } = order;
  // A group that keeps its food private shows a stranger neither dishes nor money.
  const isHidden = order.orderItems.length === 0;
  useStatusNews(order, state);
  return (
    <section aria-label={useRegionName(order)}>
      <StaleBanner freshness={freshness} timeZone={merchant.timeZone} />
      <StatusHeader order={order} state={state} />
      <Wrap>
        <Pulled>
          <ProgressCard state={state} timeZone={merchant.timeZone} freshness={freshness} />
        </Pulled>
        <Section as="div">
          <SideLayout>
            <Column $gap={20}>
              <RejectionBanner order={order} phase={state.phase} />
              <ContinueBanner order={order} orderIdentifier={orderIdentifier} />
              <StampNotice order={order} />
              <CourierCard order={order} state={state} />
              <WhereCard order={order} state={state} orderIdentifier={orderIdentifier} />
              {!isHidden && <ItemsCard order={order} />}
              {/* Last: browsers without notifications remove it from the server's HTML. */}
              <NewsCard state={state} orderIdentifier={orderIdentifier} />
            </Column>
            <Column $gap={20}>
              {!isHidden && <ReceiptCard order={order} orderIdentifier={orderIdentifier} />}
              {state.phase === 'done' && isOffered('ratings') && (
                <Suspense>
                  <RatingCard orderIdentifier={orderIdentifier} />
                </Suspense>
              )}
              <OrderAgain order={order} orderIdentifier={orderIdentifier} />
              <HelpCard order={order} state={state} orderIdentifier={orderIdentifier} />
            </Column>
          </SideLayout>
        </Section>
      </Wrap>
    </section>
  );
}
