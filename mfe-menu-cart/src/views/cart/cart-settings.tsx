import { roundedTimeRange } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { Stack } from '@tiffin/ui';
import { SettingRow } from '@tiffin/ui/more';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import { LazyFulfillmentDialog, LazyScheduleDialog } from './lazy-dialogs';
import { useAddressEntry } from './use-address-entry';
import type { EditableCart } from './use-editable-cart';

/** Renders fulfillment, delivery address and time as rows that open their dialogs. */
export function CartSettings({ editable }: { readonly editable: EditableCart }): ReactElement {
  const t = useMenuCartMessages();
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
  const soon = estimate ? t('merchant.minutes', roundedTimeRange(estimate)) : undefined;
  const { scheduledForTime } = cart;
  return (
    <>
      <Stack as="div">
        <SettingRow
          icon={isDelivery ? 'bike' : 'bag'}
          title={t(`fulfillment.${cart.fulfillmentType}`)}
          note={
            isDelivery
              ? (cart.userDeliveryAddressDetail?.userDeliveryAddressExtraInfoDetail.addressLine1 ??
                t('settings.noAddress'))
              : merchant.address.streetAddress
          }
          onClick={() => {
            setOpen('fulfillment');
          }}
        />
        <SettingRow
          icon="clock"
          title={
            scheduledForTime === null
              ? t('schedule.soon')
              : `${format.date(scheduledForTime, merchant.timeZone)} ${format.time(scheduledForTime, merchant.timeZone)}`
          }
          note={scheduledForTime === null ? soon : t('schedule.scheduled')}
          onClick={() => {
            setOpen('schedule');
          }}
        />
      </Stack>
      {open === 'fulfillment' && <LazyFulfillmentDialog editable={editable} entry={entry} onClose={close} />}
      {open === 'schedule' && <LazyScheduleDialog merchant={merchant} cart={cart} onClose={close} />}
    </>
  );
}
