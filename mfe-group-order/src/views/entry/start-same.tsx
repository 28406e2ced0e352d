import { useQuery } from '@tanstack/react-query';
import { fulfillmentQueries, serverNow } from '@tiffin/api';
import type { CreateFulfillmentInput, Fulfillment, FulfillmentType } from '@tiffin/contracts';
import { Button, Column, Text } from '@tiffin/ui';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { sameAsLastTime } from '../../domain/same-as-last-time';
import { useGroupMessages } from '../use-group-messages';
import { useGroupTime } from '../use-group-time';
import { useWhereAndWhen } from '../use-where-and-when';

type StartSameProps = {
  readonly merchantId: string;
  readonly types: readonly FulfillmentType[];
  /** The deadline if the last group had no planned time. */
  readonly usualDeadline: string | undefined;
  readonly isBusy: boolean;
  readonly onStart: (body: CreateFulfillmentInput, like: Fulfillment) => void;
};

/** Renders one press that starts the group like the host's last one here. Nothing if there is none. */
export function StartSame({ merchantId, types, ...props }: StartSameProps): ReactElement | null {
  const { data } = useQuery({
    ...fulfillmentQueries.find({ merchantIds: merchantId, fulfillmentStateFilter: 'CLOSED,SCHEDULED' }),
    meta: { context: 'findFulfillments', isHandled: true },
  });
  const last = data?.find(({ hostId, currentUserId }) => hostId === currentUserId);
  if (!last || !types.includes(last.fulfillmentType)) return null;
  return <Same last={last} {...props} />;
}

type SameProps = Pick<StartSameProps, 'usualDeadline' | 'isBusy' | 'onStart'> & {
  readonly last: Fulfillment;
};

function Same({ last, usualDeadline, isBusy, onStart }: SameProps): ReactElement {
  const t = useGroupMessages();
  const { merchant, fulfillmentType } = last;
  const time = useGroupTime(merchant.timeZone);
  const [now] = useState(serverNow);
  const times = sameAsLastTime(last, merchant.timeZone, now);
  const orderByTime = times ? times.orderByTime : usualDeadline;
  const scheduledForTime = times?.scheduledForTime ?? null;
  const scheduledDetails = { scheduled: scheduledForTime !== null, scheduledForTime };
  const words = useWhereAndWhen({ ...last, scheduledDetails });
  return (
    <Column $gap={6}>
      <Button
        wide
        icon="calendar"
        busy={isBusy}
        onClick={() => {
          onStart({ merchantId: merchant.id, fulfillmentType, orderByTime, scheduledForTime }, last);
        }}
      >
        {t('start.same')}
      </Button>
      <Text $size="small" $tone="muted">
        {t('start.sameNote', words)}
        {orderByTime && ` · ${t('start.sameDeadline', { time: time(orderByTime) })}`}
        {times?.isMoved && ` ${t('start.sameMoved')}`}
      </Text>
    </Column>
  );
}
