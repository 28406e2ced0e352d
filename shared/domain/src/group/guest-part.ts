import type { Fulfillment, FulfillmentGuest } from '@tiffin/contracts';
import { guestPayment } from './guest-payment';
import type { GuestPayment } from './guest-payment';

/**
 * One person's part of a group's bill. `shared`: their share, as the order would be paid now. `projected`: their
 * share if they get ready now. `food`: their food so far, because the rest is not known.
 */
export type GuestPart = GuestPayment & {
  readonly basis: 'shared' | 'projected' | 'food';
  readonly amountMicro: number;
};

type PricedGroup = Pick<Fulfillment, 'hostId' | 'costBreakdown' | 'paymentSplit' | 'fixedAmountMicro'>;
type PricedGuest = Pick<FulfillmentGuest, 'externalUserId' | 'subtotalMicro' | 'projectedMicro'>;

/**
 * Returns a person's part of the bill, what the host covers of it and what they pay, in micro units. The host's
 * own part counts as paid by the host.
 */
export function guestPart(group: PricedGroup, guest: PricedGuest): GuestPart {
  const share = group.costBreakdown.shares.find((one) => one.externalUserId === guest.externalUserId);
  const amountMicro = share?.amountMicro ?? guest.projectedMicro ?? guest.subtotalMicro;
  const basis = share ? 'shared' : guest.projectedMicro === undefined ? 'food' : 'projected';
  const isHost = guest.externalUserId === group.hostId;
  const payment = isHost ? { coveredMicro: 0, ownMicro: amountMicro } : guestPayment(amountMicro, group);
  return { basis, amountMicro, ...payment };
}
