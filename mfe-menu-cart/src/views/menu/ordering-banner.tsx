import { LazyScheduleDialog } from '@tiffin/places/cart-settings';
import type { Cart, Merchant } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { useAvailability } from '@tiffin/screen-parts';
import { Banner, Button } from '@tiffin/ui';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { RelayBanner } from './relay-banner';
import { useFullMessages } from './use-full-messages';

type OrderingBannerProps = { readonly merchant: Merchant; readonly cart: Cart | undefined };

/** Renders why nothing can be ordered now, and what can be done. */
export function OrderingBanner({ merchant, cart }: OrderingBannerProps): ReactElement | null {
  const t = useFullMessages();
  const format = useFormat();
  const [isScheduling, setIsScheduling] = useState(false);
  const { reason, nextOpenTime, canSchedule } = useAvailability(merchant);
  if (reason === null) return null;
  if (merchant.isRelayMerchant) return <RelayBanner merchant={merchant} />;
  const { timeZone } = merchant;
  const opens =
    nextOpenTime !== null &&
    t('ordering.opens', {
      when: `${format.date(nextOpenTime, timeZone)} ${format.time(nextOpenTime, timeZone)}`,
    });
  if (!canSchedule) {
    const key = reason === 'CLOSED' ? 'ordering.closed' : 'ordering.stopped';
    return (
      <Banner tone="bad">
        <b>{t(key, { merchant: merchant.name })}</b>
        {t('ordering.sentenceGap')}
        {opens}
        {t('ordering.sentenceGap')}
        {t('ordering.stoppedMeaning')}
      </Banner>
    );
  }
  const isLaterOnly = reason === 'LATER_ONLY';
  return (
    <>
      <Banner
        tone={isLaterOnly ? 'info' : 'warn'}
        action={
          cart && (
            <Button
              size="small"
              variant="outline"
              icon="calendar"
              onClick={() => {
                setIsScheduling(true);
              }}
            >
              {t('ordering.schedule')}
            </Button>
          )
        }
      >
        <b>{t(isLaterOnly ? 'ordering.laterOnly' : 'ordering.closed', { merchant: merchant.name })}</b>
        {t('ordering.sentenceGap')}
        {!isLaterOnly && opens}
        {t('ordering.sentenceGap')}
        {t(isLaterOnly ? 'ordering.laterOnlyMeaning' : 'ordering.closedMeaning')}
      </Banner>
      {isScheduling && cart && (
        <LazyScheduleDialog
          merchant={merchant}
          cart={cart}
          onClose={() => {
            setIsScheduling(false);
          }}
        />
      )}
    </>
  );
}
