import { useFormat } from '@tiffin/i18n';
import { Column, Text } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { pastMessage } from '../domain/state-message';
import type { OrderState } from './use-order-state';
import { useStatusMessages } from './use-status-messages';

type CourierNewsProps = { readonly state: OrderState; readonly timeZone: string };

/** Renders the courier's states so far, with their times. */
export function CourierNews({ state, timeZone }: CourierNewsProps): ReactElement | null {
  const t = useStatusMessages();
  const format = useFormat();
  if (state.deliveryStatuses.length === 0) return null;
  return (
    <Column as="ul" $gap={2}>
      {state.deliveryStatuses.map(({ status, timestamp }) => (
        <Text as="li" key={`${status}-${timestamp}`} $size="small" $tone="muted" $numeric>
          {t('courier.at', {
            time: format.time(timestamp, timeZone),
            state: t(pastMessage(status, state.type)),
          })}
        </Text>
      ))}
    </Column>
  );
}
