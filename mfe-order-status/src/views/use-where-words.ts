import type { Order, UserDeliveryAddressDetail } from '@tiffin/contracts';
import { useStatusMessages } from './use-status-messages';

type WhereWords = { readonly title: string; readonly notes: readonly string[] };

/** Returns where the food is delivered or picked up, in words. */
export function useWhereWords(order: Order): WhereWords {
  const t = useStatusMessages();
  const { merchant, orderReceipt, guestProfile } = order;
  const cutlery = t(order.includeCutlery ? 'where.cutlery' : 'where.noCutlery');
  switch (order.merchantFulfillmentType) {
    case 'DELIVERY': {
      const detail = order.userDeliveryAddressDetail;
      const instructions = detail?.deliveryInstructions;
      return {
        title: detail ? t('where.delivery', { address: oneLine(detail) }) : t('where.deliverySomewhere'),
        notes: [...(instructions ? [t('where.instructions', { text: instructions })] : []), cutlery],
      };
    }
    case 'DINE_IN':
      return {
        title: t('where.dineIn'),
        notes: [
          ...(order.table === null ? [] : [t('where.table', { table: order.table })]),
          ...(order.room === null ? [] : [t('where.room', { room: order.room })]),
        ],
      };
    case 'IN_STORE': {
      const number = orderReceipt.orderTicketNumber;
      const name = guestProfile?.firstName;
      return {
        title: t('where.collect', { merchant: merchant.name }),
        notes: [
          merchant.streetAddress,
          name ? t('where.say', { name, number }) : t('where.sayTicket', { number }),
          ...(merchant.pickupInstructions === null ? [] : [merchant.pickupInstructions]),
          cutlery,
        ],
      };
    }
  }
}

function oneLine(detail: UserDeliveryAddressDetail): string {
  const { addressLine1, addressLine2, city, postalCode } = detail.userDeliveryAddressExtraInfoDetail;
  return [addressLine1, addressLine2, `${city} ${postalCode}`.trim()].filter(Boolean).join(', ');
}
