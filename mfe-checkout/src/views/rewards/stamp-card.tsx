import type { Merchant } from '@tiffin/contracts';
import { ordersToReward } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { Column, Text } from '@tiffin/ui';
import { Meter } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import { useRewardMessages } from './use-reward-messages';

type StampCardProps = {
  readonly progress: NonNullable<Merchant['userStampCardProgress']>;
  readonly currencyCode: Merchant['currencyCode'];
};

/** Renders the stamps that a person has collected at a restaurant, what this order adds, and what a full card gives. */
export function StampCard({ progress, currencyCode }: StampCardProps): ReactElement {
  const t = useRewardMessages();
  const format = useFormat();
  const { totalStampsCollected: collected, stampCardLength: length, rewardMicro } = progress;
  const reward = rewardMicro === undefined ? undefined : format.money(rewardMicro, currencyCode);
  const count = ordersToReward(progress) - 1;
  const isFull = count <= 0;
  const words = t('stamps', { collected, length });
  return (
    <Column $gap={6}>
      <Text as="span" $strong>
        {words}
      </Text>
      <Meter label={words} value={collected} max={length} />
      <Text $size="small" $tone="muted">
        {reward === undefined
          ? t(isFull ? 'stampsFull' : 'stampsNext')
          : t(isFull ? 'rewardFull' : 'rewardNext', { count, reward })}
      </Text>
    </Column>
  );
}
