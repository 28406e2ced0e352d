import { fundingSourceOf } from '@tiffin/domain';
import type { SandboxContext } from '../../context';
import type { Database } from '../../db/open-database';
import { refuse } from '../../errors/refuse';
import { longestPrep } from '../content/longest-prep';
import { checkOrderable } from '../orders/check-orderable';
import type { Hold } from '../payments/card-holds';
import type { Confirmation } from './confirmation';
import { destinationOf, type Destination } from './delivery-details';
import { requireHost } from './group-access';
import { HeldGroup } from './group-guard';
import type { Group, GroupRecord } from './group-records';
import { checksumOf } from './group-checksum';
import { paymentOf } from './payment-of';
import { readGroup } from './present-group';
import type { GroupSurroundings, PricedGroup } from './price-group';

/** A group whose order can be written: what it costs, where it goes, and which card pays what. */
export type PayableGroup = {
  readonly held: HeldGroup;
  readonly around: GroupSurroundings;
  readonly priced: PricedGroup;
  readonly destination: Destination;
  readonly hostMicro: number;
  /** What is captured of each guest's hold. */
  readonly captures: readonly { readonly hold: Hold; readonly amountMicro: number }[];
};

/**
 * Checks everything that an order of a group needs except the host's money. Refuses a caller who is not the
 * host, a group that changed since the host saw it, a kitchen that cannot make it, and guests without payment.
 */
export async function checkPayable(
  tx: Database,
  context: SandboxContext,
  group: Group,
  { externalUserId, input, locale, isStillAgreed }: Confirmation,
): Promise<PayableGroup> {
  const { record } = group;
  const now = context.clock.now();
  await requireHost(tx, group, externalUserId, now);
  const { fundingSourceId, paymentMethod } = input;
  if (fundingSourceId !== null && fundingSourceId !== fundingSourceOf(paymentMethod.paymentMethodIdentifier))
    refuse(400, 'INVALID_PARAMETER', 'fundingSourceId');
  const held = HeldGroup.guard(tx, group, 'host', now);
  const { around, priced, holds } = await readGroup(tx, context, group, locale);
  if (input.checksum !== checksumOf(record, priced, holds)) refuse(409, 'GROUP_CHANGED');
  if (isStillAgreed?.(record) === false) refuse(409, 'GROUP_CHANGED');
  const destination = await destinationOf(tx, record);
  checkGroup(record, around, { priced, destination, now });
  // Where guests' cards pay nothing, the host pays for everybody.
  const coveredGuestIds = context.options.extensions.includes('guestPayments')
    ? input.coveredGuestIds
    : group.guests.map((guest) => guest.externalUserId);
  const payment = paymentOf(record, priced, holds, coveredGuestIds);
  if (payment.missing.length > 0)
    refuse(409, 'GUEST_PAYMENT_MISSING', undefined, { data: { guests: payment.missing } });
  const captures = payment.captures.flatMap(({ externalUserId: guestId, amountMicro }) => {
    const hold = holds.get(guestId);
    return hold ? [{ hold, amountMicro }] : [];
  });
  return { held, around, priced, destination, hostMicro: payment.hostMicro, captures };
}

function checkGroup(
  record: GroupRecord,
  { merchant, menu }: GroupSurroundings,
  { priced, destination, now }: Readonly<{ priced: PricedGroup; destination: Destination; now: number }>,
): void {
  if (merchant.groupOrderAppOnly) refuse(409, 'ORDER_CREATION', 'GROUP_ORDER_APP_ONLY');
  const cartItems = priced.payers.flatMap(({ lines }) => lines.map(({ item }) => item));
  if (cartItems.length === 0) refuse(409, 'NOBODY_READY');
  const { fulfillmentType, scheduledForTime } = record.settings;
  const { financialInfo } = priced;
  const order = {
    cartItems,
    fulfillmentType,
    scheduledForTime,
    cartCheckoutCodes: [],
    financialInfo,
    hasAddress: destination.kind !== 'none',
    point: destination.kind === 'address' ? destination.detail : null,
    prep: longestPrep(
      menu,
      cartItems.map(({ menuItemId }) => menuItemId),
    ),
  };
  checkOrderable(merchant, order, now);
}
