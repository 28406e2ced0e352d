import type { Order, UserDeliveryAddressDetail } from '@tiffin/contracts';
import type { OrderPhase } from '@tiffin/domain';
import { useStatusMessages } from './use-status-messages';

type WhereWords = { readonly title: string; readonly notes: readonly string[] };

/** Returns where the food is, was or will not be handed over, in words. What to bring or say ends with the order. */
export function useWhereWords(order: Order, phase: OrderPhase): WhereWords {
  const t = useStatusMessages();
  const { merchant, orderReceipt, guestProfile } = order;
  const type = order.merchantFulfillmentType;
  if (phase === 'cancelled' || phase === 'rejected') return { title: t(`where.nothing.${type}`), notes: [] };
  const isDone = phase === 'done';
  const cutlery = isDone ? [] : [t(order.includeCutlery ? 'where.cutlery' : 'where.noCutlery')];
  switch (type) {
    case 'DELIVERY': {
      const detail = order.userDeliveryAddressDetail;
      const address = detail && oneLine(detail);
      const instructions = isDone ? '' : detail?.deliveryInstructions;
      return {
        title: address
          ? t(isDone ? 'where.delivered' : 'where.delivery', { address })
          : t(isDone ? 'where.deliveredSomewhere' : 'where.deliverySomewhere'),
        notes: [...(instructions ? [t('where.instructions', { text: instructions })] : []), ...cutlery],
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
      if (isDone) {
        return { title: t('where.collected', { merchant: merchant.name }), notes: [merchant.streetAddress] };
      }
      return {
        title: t('where.collect', { merchant: merchant.name }),
        notes: [
          merchant.streetAddress,
          name ? t('where.say', { name, number }) : t('where.sayTicket', { number }),
          ...(merchant.pickupInstructions === null ? [] : [merchant.pickupInstructions]),
          ...cutlery,
        ],
      };
    }
  }
}

function oneLine(detail: UserDeliveryAddressDetail): string {
  const { addressLine1, addressLine2, city, postalCode } = detail.userDeliveryAddressExtraInfoDetail;
  return [addressLine1, addressLine2, `${city} ${postalCode}`.trim()].filter(Boolean).join(', ');
}
