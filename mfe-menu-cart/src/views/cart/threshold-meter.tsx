import type { Cart } from '@tiffin/contracts';
import { freeDelivery } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { Column, Row, Text } from '@tiffin/ui';
import { Meter } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import { useMenuCartMessages } from '../use-menu-cart-messages';

type ThresholdMeterProps = { readonly cart: Cart; readonly isBusy: boolean };

/** Renders how far a delivery is from its minimum, or from being free. */
export function ThresholdMeter({ cart, isBusy }: ThresholdMeterProps): ReactElement | null {
  const t = useMenuCartMessages();
  const format = useFormat();
  const { subtotalMicro, deliveryMinimumOrderValueMicro, freeDeliveryOrderValueMicro } = cart.financialInfo;
  if (cart.fulfillmentType !== 'DELIVERY' || cart.fulfillmentId !== null) return null;
  const isBelowMinimum = subtotalMicro < deliveryMinimumOrderValueMicro;
  const goal = isBelowMinimum ? deliveryMinimumOrderValueMicro : freeDeliveryOrderValueMicro;
  const { remainingMicro } = freeDelivery(cart);
  if (goal === null || (!isBelowMinimum && remainingMicro === null)) return null;
  const money = (micro: number) => format.money(micro, cart.currencyCode);
  const ofGoal = t('meter.of', { amount: money(subtotalMicro), goal: money(goal) });
  return (
    <Column $gap={6} aria-busy={isBusy || undefined}>
      <Row $between $wrap $align="baseline">
        <Text $size="small" $strong>
          {isBelowMinimum
            ? t('meter.toMinimum', { amount: money(goal - subtotalMicro) })
            : t('meter.toFree', { amount: money(goal - subtotalMicro) })}
        </Text>
        <Text $size="small" $tone="muted" $numeric>
          {ofGoal}
        </Text>
      </Row>
      <Meter label={ofGoal} value={subtotalMicro} max={goal} />
    </Column>
  );
}
