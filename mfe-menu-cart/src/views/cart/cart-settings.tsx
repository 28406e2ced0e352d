import { LazyFulfillmentDialog, LazyScheduleDialog, useAddressEntry } from '@tiffin/places/cart-settings';
import { roundedTimeRange, takesCart } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { useAvailability } from '@tiffin/screen-parts';
import { Stack } from '@tiffin/ui';
import { SettingRow } from '@tiffin/ui/more';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import { useCartPanelMessages } from './use-cart-panel-messages';
import type { EditableCart } from './use-editable-cart';

/** Renders fulfillment, delivery address and time as rows that open their dialogs. */
export function CartSettings({ editable }: { readonly editable: EditableCart }): ReactElement {
  const t = useMenuCartMessages();
  const panel = useCartPanelMessages();
  const format = useFormat();
  const { merchant, cart } = editable;
  const [open, setOpen] = useState<'fulfillment' | 'schedule' | null>(null);
  const entry = useAddressEntry();
  const isDelivery = cart.fulfillmentType === 'DELIVERY';
  const close = () => {
    setOpen(null);
  };
  const estimate = isDelivery
    ? (cart.deliveryInfo?.estimatedDeliveryTimeRange ?? null)
    : cart.pickupFulfillmentEstimate;
  const { scheduledForTime } = cart;
  const availability = useAvailability(merchant);
  const time = timeWords();
  return (
    <>
      <Stack as="div">
        <SettingRow
          icon={isDelivery ? 'bike' : 'bag'}
          title={t(`fulfillment.${cart.fulfillmentType}`)}
          note={
            isDelivery
              ? (cart.userDeliveryAddressDetail?.userDeliveryAddressExtraInfoDetail.addressLine1 ??
                panel('settings.noAddress'))
              : merchant.address.streetAddress
          }
          onClick={() => {
            setOpen('fulfillment');
          }}
        />
        <SettingRow
          icon="clock"
          title={time.title}
          note={time.note}
          onClick={() => {
            setOpen('schedule');
          }}
        />
      </Stack>
      {open === 'fulfillment' && (
        <LazyFulfillmentDialog merchant={merchant} cart={cart} entry={entry} onClose={close} />
      )}
      {open === 'schedule' && <LazyScheduleDialog merchant={merchant} cart={cart} onClose={close} />}
    </>
  );

  function timeWords(): { readonly title: string; readonly note: string | undefined } {
    const { timeZone } = merchant;
    if (scheduledForTime !== null) {
      const title = `${format.date(scheduledForTime, timeZone)} ${format.time(scheduledForTime, timeZone)}`;
      return { title, note: panel('schedule.scheduled') };
    }
    const { accepts, reason } = availability;
    if (accepts) {
      const soon = estimate ? t('merchant.minutesSpoken', roundedTimeRange(estimate)) : undefined;
      return { title: panel('schedule.soon'), note: soon };
    }
    const title = takesCart(availability) ? t('obstacle.NEEDS_TIME') : panel('schedule.none');
    return { title, note: reason === null ? undefined : panel(`schedule.notNow.${reason}`) };
  }
}
