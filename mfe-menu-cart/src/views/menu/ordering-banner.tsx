import type { Cart, Merchant } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { Banner, Button } from '@tiffin/ui';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { LazyScheduleDialog } from '../cart/lazy-dialogs';
import { useAvailability } from '../use-availability';
import { useMenuCartMessages } from '../use-menu-cart-messages';

type OrderingBannerProps = { readonly merchant: Merchant; readonly cart: Cart | undefined };

/** Renders why nothing can be ordered now, and what can be done. */
export function OrderingBanner({ merchant, cart }: OrderingBannerProps): ReactElement | null {
  const t = useMenuCartMessages();
  const format = useFormat();
  const [isScheduling, setIsScheduling] = useState(false);
  const { reason, nextOpenTime } = useAvailability(merchant);
  if (reason === null) return null;
  if (reason === 'NOT_ACCEPTING') {
    return (
      <Banner tone="bad">
        <b>{t('ordering.stopped', { merchant: merchant.name })}</b> {t('ordering.stoppedMeaning')}
      </Banner>
    );
  }
  const { timeZone } = merchant;
  const canSchedule = merchant.scheduledOrderTimeSlots.length > 0 && cart !== undefined;
  return (
    <>
      <Banner
        tone="warn"
        action={
          canSchedule && (
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
        <b>{t('ordering.closed', { merchant: merchant.name })}</b>
        {t('ordering.sentenceGap')}
        {nextOpenTime !== null &&
          t('ordering.opens', {
            when: `${format.date(nextOpenTime, timeZone)} ${format.time(nextOpenTime, timeZone)}`,
          })}
        {t('ordering.sentenceGap')}
        {canSchedule && t('ordering.closedMeaning')}
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
