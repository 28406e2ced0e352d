import { serverNow } from '@tiffin/api';
import type { Cart, Merchant } from '@tiffin/contracts';
import { merchantAvailability } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { FULFILLMENT_ICONS } from '@tiffin/screen-parts';
import type { IconName } from '@tiffin/ui';
import { addressLines } from '../domain/address-lines';
import { estimateMinutes } from '../domain/estimate-minutes';
import { useCheckoutMessages } from './use-checkout-messages';
import type { OrderDialogName } from './use-order-dialog';

type Fact = {
  readonly key: 'how' | 'where' | 'when';
  readonly icon: IconName;
  readonly title: string;
  readonly note: string;
  readonly action: string;
  /** The dialog that changes it; undefined if nothing can. */
  readonly changedBy: OrderDialogName | undefined;
};

/** Returns how, where and when the order comes. In a group order, the host decides all three. */
export function useOrderFacts(merchant: Merchant, cart: Cart): readonly Fact[] {
  const t = useCheckoutMessages();
  const when = useWhen(merchant, cart);
  const { fulfillmentType, table, room, userDeliveryAddressDetail: address } = cart;
  const how: Fact = {
    key: 'how',
    icon: FULFILLMENT_ICONS[fulfillmentType],
    title: t(`how.${fulfillmentType}.title`),
    note: t(`how.${fulfillmentType}.note`),
    action: t('change'),
    changedBy: 'fulfillment',
  };
  const facts = [how, whereOf(), when];
  return cart.fulfillmentId === null ? facts : facts.map((fact) => ({ ...fact, changedBy: undefined }));

  function whereOf(): Fact {
    const common = { key: 'where', icon: 'pin', action: t('change') } as const;
    if (fulfillmentType !== 'DELIVERY') {
      const { streetAddress, city } = merchant.address;
      const seat = [
        ...(table === null ? [] : [t('where.table', { table })]),
        ...(room === null ? [] : [t('where.room', { room })]),
      ];
      const note = [streetAddress, city, ...seat].join(' · ');
      return { ...common, title: merchant.name, note, changedBy: undefined };
    }
    if (address === null) {
      const missing = { title: t('where.missing'), note: t('where.missingNote'), action: t('where.choose') };
      return { ...common, ...missing, changedBy: 'fulfillment' };
    }
    const { street, rest } = addressLines(address);
    const { deliveryInstructions: text } = address;
    const instructions = text ? [t('where.instructions', { text })] : [];
    return { ...common, title: street, note: [rest, ...instructions].join(' · '), changedBy: 'fulfillment' };
  }
}

function useWhen(merchant: Merchant, cart: Cart): Fact {
  const t = useCheckoutMessages();
  const format = useFormat();
  const { accepts, canSchedule } = merchantAvailability(merchant, new Date(serverNow()));
  const { timeZone } = merchant;
  const { scheduledForTime } = cart;
  const common = { key: 'when', icon: 'clock', action: t('change'), changedBy: 'schedule' } as const;
  if (scheduledForTime !== null) {
    const day = format.date(scheduledForTime, timeZone);
    const time = format.time(scheduledForTime, timeZone);
    const isOtherZone = format.dateTime(Date.now(), timeZone) !== format.dateTime(Date.now());
    const zone = isOtherZone ? [t('when.zone', { merchant: merchant.name })] : [];
    const note = [t('when.scheduledNote'), ...zone].join(' · ');
    return { ...common, title: t('when.scheduled', { day, time }), note };
  }
  if (!accepts) {
    const title = t('when.missing');
    return canSchedule
      ? { ...common, title, note: t('when.missingNote'), action: t('when.choose') }
      : { ...common, title, note: t('when.noneNote'), changedBy: undefined };
  }
  const estimate = estimateMinutes(cart);
  const note = estimate ? t('when.asapNote', estimate) : t('when.asapUnknown');
  return { ...common, title: t('when.asap'), note };
}
