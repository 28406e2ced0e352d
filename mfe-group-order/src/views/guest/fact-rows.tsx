import type { Fulfillment } from '@tiffin/contracts';
import { Grow, Icon, Stack, Text, Tier } from '@tiffin/ui';
import type { IconName } from '@tiffin/ui';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { Sentence } from '../sentence';
import { useGroupMessages } from '../use-group-messages';
import { useGroupTime } from '../use-group-time';
import { useSplitWords } from '../use-split-words';
import { useWhereAndWhen } from '../use-where-and-when';

const Fact = styled(Tier)`
  display: flex;
  gap: 14px;
  align-items: center;
`;

/** Renders the host's settings, read-only. */
export function FactRows({ group }: { readonly group: Fulfillment }): ReactElement {
  const t = useGroupMessages();
  const time = useGroupTime(group.merchant.timeZone);
  const split = useSplitWords(group);
  const { where, when } = useWhereAndWhen(group);
  const { deliveryInstructions } = group.deliveryDetails;
  const closes = group.orderByTime === null ? t('deadline.none') : time(group.orderByTime);
  const rows: readonly (readonly [string, IconName, string, ReactNode])[] = [
    ['split', 'split', t('settings.split'), <Sentence key="split" {...split} />],
    ['deadline', 'clock', t('settings.deadline'), closes],
    ['time', 'calendar', t('settings.time'), when],
    [
      'where',
      group.fulfillmentType === 'DELIVERY' ? 'pin' : 'walk',
      t('settings.delivery'),
      <span key="where" data-content={group.fulfillmentType === 'DELIVERY' ? '' : undefined}>
        {[where, group.fulfillmentType === 'DELIVERY' && deliveryInstructions].filter(Boolean).join(' · ')}
      </span>,
    ],
  ];
  return (
    <Stack aria-label={t('facts')}>
      {rows.map(([key, icon, title, note]) => (
        <Fact key={key}>
          <Icon name={icon} />
          <Grow>
            <b>{title}</b>
            <Text as="div" $size="small" $tone="muted">
              {note}
            </Text>
          </Grow>
        </Fact>
      ))}
    </Stack>
  );
}
