import type { Cart, Merchant } from '@tiffin/contracts';
import { takesCart } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { useAvailability } from '@tiffin/screen-parts';
import { Banner, Button, Card, Column, Heading, NextSteps, Text } from '@tiffin/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactElement } from 'react';
import type { ReorderLine, ReorderPlan } from '../../domain/reorder-plan';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import { FailedReorder } from './failed-reorder';
import { ReorderChanges } from './reorder-changes';
import { useRefill } from './use-refill';
import { useReorderMessages } from './use-reorder-messages';

type RefillProps = {
  readonly merchant: Merchant;
  readonly plan: ReorderPlan;
  readonly cart: Cart;
  readonly onDone: () => void;
  readonly onDecline: () => void;
};

/**
 * Adds the dishes of a plan to an empty cart at once. If the cart has items, or belongs to a group order, it
 * asks first. It adds nothing while the merchant takes no cart.
 */
export function Refill(props: RefillProps): ReactElement {
  const { merchant, cart, onDone, onDecline } = props;
  const t = useReorderMessages();
  const words = useMenuCartMessages();
  const format = useFormat();
  // What was compared stays, even if the menu or the cart is read again meanwhile.
  const [plan] = useState(props.plan);
  const [isEmpty] = useState(cart.cartItems.length === 0 && cart.fulfillmentId === null);
  const { status, add, refused } = useRefill(merchant.id);
  const isNothing = plan.lines.length === 0;
  const canOrder = takesCart(useAvailability(merchant));
  const fill = () => {
    add(plan.lines);
  };
  const begin = useEffectEvent(fill);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (canOrder && isEmpty && !isNothing) begin();
  }, [canOrder, isEmpty, isNothing]);
  useEffect(() => {
    if (isNothing || status === 'success') done();
  }, [isNothing, status]);

  if (!canOrder && status === 'idle') {
    return (
      <Banner tone="warn" icon="warning" role="status">
        <b>{words('obstacle.NOT_ACCEPTING')}</b> {t('unchanged')}
      </Banner>
    );
  }
  const wordsOf = ({ name, input: { quantity } }: ReorderLine) =>
    quantity === 1 ? name : t('quantity', { quantity, name });
  const changes = <ReorderChanges merchant={merchant} plan={plan} refused={refused} />;
  if (isNothing || (status === 'success' && refused.length === plan.lines.length)) {
    return (
      <Banner tone="warn" icon="warning" role="status">
        <b>{t('nothing')}</b>
        {changes}
      </Banner>
    );
  }
  if (status === 'error') return <FailedReorder isBusy={false} onRetry={fill} />;
  if (status === 'success') {
    const hasChanges = hasChanged(plan) || refused.length > 0;
    return (
      <Banner tone={hasChanges ? 'warn' : 'good'} icon={hasChanges ? 'info' : 'check'} role="status">
        <b>{t(hasChanges ? 'doneWithChanges' : 'done')}</b>
        {changes}
      </Banner>
    );
  }
  if (status === 'pending' || isEmpty) return <Banner role="status">{t('loading')}</Banner>;
  return (
    <Card role="group" aria-label={t('ask')}>
      <Column $gap={12}>
        <Heading>{t('ask')}</Heading>
        <Text $strong>{format.list(plan.lines.map(wordsOf))}</Text>
        <Text>{t(cart.fulfillmentId === null ? 'askMeaning' : 'askGroup')}</Text>
        {changes}
        <NextSteps>
          <Button variant="primary" onClick={fill}>
            {t('add')}
          </Button>
          <Button onClick={onDecline}>{t('decline')}</Button>
        </NextSteps>
      </Column>
    </Card>
  );
}

function hasChanged({ lines, missing }: ReorderPlan): boolean {
  return (
    missing.length > 0 ||
    lines.some(
      ({ lostOptions, isReduced, rise }) => lostOptions.length > 0 || isReduced || rise !== undefined,
    )
  );
}
