import type { Fulfillment } from '@tiffin/contracts';
import { groupPeople } from './group-people';

/** What would go wrong, or could be better, if the host closed a group now. */
export type PreflightLine =
  /** The food is below the least that the merchant delivers. */
  | { readonly kind: 'minimum'; readonly missingMicro: number; readonly choosing: number }
  | { readonly kind: 'freeDelivery'; readonly missingMicro: number; readonly choosing: number }
  /** A dish is sold out, or not on sale when the food is due. */
  | {
      readonly kind: 'notOnSale';
      readonly externalUserId: string;
      readonly firstName: string;
      readonly isMe: boolean;
      /** The person has no phone, and the host chooses for them. */
      readonly isAddedByHost: boolean;
      readonly cartItemId: string;
      readonly dish: string;
    }
  /** Nobody else can join. `raisedTo` is the next limit. */
  | { readonly kind: 'full'; readonly guestMax: number; readonly raisedTo: number };

type Checked = Pick<
  Fulfillment,
  | 'guests'
  | 'hostId'
  | 'currentUserId'
  | 'guestMax'
  | 'fulfillmentType'
  | 'fulfillmentFlowType'
  | 'costBreakdown'
  | 'deliveryPricing'
>;

const seatsMore = 5;
const mostSeats = 200;

/** Returns what the host should know before closing a group, the most important first, in micro units. */
export function preflight(group: Checked): readonly PreflightLine[] {
  return [...thresholds(group), ...notOnSale(group), ...seats(group)];
}

function thresholds(group: Checked): readonly PreflightLine[] {
  if (group.fulfillmentType !== 'DELIVERY') return [];
  const { subtotalMicro, deliveryChargeMicro } = group.costBreakdown;
  const { deliveryMinimumOrderValueMicro, freeDeliveryOrderValueMicro } = group.deliveryPricing;
  const choosing = groupPeople(group).filter(
    ({ externalUserId, status }) => externalUserId !== group.hostId && status !== 'READY',
  ).length;
  const toMinimum = deliveryMinimumOrderValueMicro - subtotalMicro;
  if (toMinimum > 0) return [{ kind: 'minimum', missingMicro: toMinimum, choosing }];
  const toFree = (freeDeliveryOrderValueMicro ?? 0) - subtotalMicro;
  if (toFree <= 0 || deliveryChargeMicro === 0) return [];
  return [{ kind: 'freeDelivery', missingMicro: toFree, choosing }];
}

function notOnSale({ guests, currentUserId }: Checked): readonly PreflightLine[] {
  return guests.flatMap(({ externalUserId, firstName, cartItems, isAddedByHost = false }) => {
    const isMe = externalUserId === currentUserId;
    return cartItems
      .filter(({ isAvailable }) => !isAvailable)
      .map(({ cartItemId, name: dish }) => ({
        kind: 'notOnSale',
        externalUserId,
        firstName,
        isMe,
        isAddedByHost,
        cartItemId,
        dish,
      }));
  });
}

function seats({ guests, guestMax }: Checked): readonly PreflightLine[] {
  const raisedTo = Math.min(mostSeats, guestMax + seatsMore);
  return guests.length < guestMax || raisedTo === guestMax ? [] : [{ kind: 'full', guestMax, raisedTo }];
}
