import type { Fulfillment } from '@tiffin/contracts';
import type { ReactElement } from 'react';
import { SplitNote } from '../split-note';
import { useGroupMessages } from '../use-group-messages';
import { useGroupTime } from '../use-group-time';
import { useWhereAndWhen } from '../use-where-and-when';
import { FactList } from './fact-list';
import type { Fact } from './fact-list';

type FactRowsProps = {
  readonly group: Fulfillment;
  /** Facts to show before the settings. */
  readonly more?: readonly Fact[];
  /** True if the page shows the other settings elsewhere. */
  readonly isBrief?: boolean;
};

/** Renders the host's settings, read-only. */
export function FactRows({ group, more = [], isBrief = false }: FactRowsProps): ReactElement {
  const t = useGroupMessages();
  const time = useGroupTime(group.merchant.timeZone);
  const { where, when } = useWhereAndWhen(group);
  const isDelivered = group.fulfillmentType === 'DELIVERY';
  const { deliveryInstructions } = group.deliveryDetails;
  const note = [where, isDelivered && deliveryInstructions].filter(Boolean).join(' · ');
  const changeable: readonly Fact[] = [
    {
      key: 'deadline',
      icon: 'clock',
      title: t('settings.deadline'),
      note: group.orderByTime === null ? t('deadline.none') : time(group.orderByTime),
    },
    { key: 'time', icon: 'calendar', title: t('settings.time'), note: when },
    {
      key: 'where',
      icon: isDelivered ? 'pin' : 'walk',
      title: t('settings.delivery'),
      note: <span data-content={isDelivered ? '' : undefined}>{note}</span>,
    },
  ];
  return (
    <FactList
      label={t('facts')}
      facts={[
        ...more,
        { key: 'split', icon: 'split', title: t('settings.split'), note: <SplitNote group={group} /> },
        ...(isBrief ? [] : changeable),
      ]}
    />
  );
}
