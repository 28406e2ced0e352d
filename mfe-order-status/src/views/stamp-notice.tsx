import { useQuery } from '@tanstack/react-query';
import { merchantQueries } from '@tiffin/api';
import type { Merchant, Order } from '@tiffin/contracts';
import { orderPhase, ordersToReward } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { Banner } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { earnsStampReward } from '../domain/stamp-reward';
import { isRefunded } from '../domain/is-refunded';
import { useStatusMessages } from './use-status-messages';

/**
 * Renders what the stamps of an order did to the person's card: filled it, or what it still needs for its reward. Reads
 * the card once the merchant has accepted.
 */
export function StampNotice({ order }: { readonly order: Order }): ReactElement | null {
  const t = useStatusMessages();
  const format = useFormat();
  const { merchant, orderReceipt, orderStatus } = order;
  const stampsCount = orderReceipt.loyaltyStampsCount;
  const { acceptTimestamp } = orderStatus;
  const counts = stampsCount > 0 && acceptTimestamp !== null && !isRefunded(order);
  const read = useQuery({
    ...merchantQueries.detail(merchant.externalId),
    enabled: counts,
    // A card that was read before the merchant accepted the order does not have its stamps.
    staleTime: 0,
  });
  const card = read.data?.userStampCardProgress;
  const isMerchantLoading = read.isFetching || !read.isFetchedAfterMount;
  if (!counts || !card || isMerchantLoading) return null;
  const reward = rewardOf(card, (micro) => format.money(micro, order.currencyCode));
  const isEarned = earnsStampReward({
    stampsCount,
    collected: card.totalStampsCollected,
    acceptTimestamp,
    isMerchantLoading,
  });
  if (isEarned)
    return (
      <Banner tone="good" icon="star" role="status">
        <b>{t('stampReward.fact')}</b>
        {t('sentenceGap')}
        {reward === undefined
          ? t('stampReward.meaning', { merchant: merchant.name })
          : t(orderPhase(orderStatus.orderStatus) === 'done' ? 'stampReward.given' : 'stampReward.coming', {
              reward,
            })}
      </Banner>
    );
  if (reward === undefined) return null;
  const { totalStampsCollected: collected, stampCardLength: length } = card;
  return (
    <Banner tone="info" icon="star">
      <b>{t('stampReward.collected', { collected, length })}</b>
      {t('sentenceGap')}
      {t('stampReward.missing', { count: ordersToReward(card), reward })}
    </Banner>
  );
}

type StampCard = NonNullable<Merchant['userStampCardProgress']>;

function rewardOf({ rewardMicro }: StampCard, money: (micro: number) => string): string | undefined {
  return rewardMicro === undefined ? undefined : money(rewardMicro);
}
