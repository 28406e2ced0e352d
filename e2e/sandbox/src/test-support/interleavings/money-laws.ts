import { guestPart } from '@tiffin/domain';
import type { Answer } from '../caller';
import { isDone } from './journal';
import type { Outcome } from './outcome';
import { groupIn, type Room } from './room';
import { shownParts } from './shown-payment';

/**
 * Returns how a group breaks the rules of money: one order or none, as the host was shown it; each charge as its
 * payer was shown it; all payments of an order, and no other.
 */
export function brokenMoneyLaws(room: Room, outcome: Outcome): readonly string[] {
  const { view, order, orderIds, holds } = outcome;
  const paidMicro = holds.reduce((sum, hold) => sum + hold.paidMicro - hold.refundedMicro, 0);
  const costsMicro = order && !hasEnded(order) ? order.orderReceipt.totalMicro : 0;
  return [
    ...(orderIds.length > (order ? 1 : 0) ? [`${orderIds.length} orders for ${view.orderId}`] : []),
    ...(paidMicro === costsMicro ? [] : [`paid ${paidMicro} of ${order ? costsMicro : 'no order'}`]),
    ...holds
      .filter((hold) => hold.refundedMicro > hold.paidMicro)
      .map((hold) => `refunded ${hold.refundedMicro} of ${hold.paidMicro}`),
    ...holds.flatMap((hold) => {
      const isOrdered = hold.orderId !== null && hold.orderId === view.orderId;
      const expected = isOrdered
        ? 'CAPTURED'
        : view.fulfillmentState === 'OPEN'
          ? 'AUTHORISED RELEASED'
          : 'RELEASED';
      if (!expected.includes(hold.state)) return [`a hold of ${hold.externalUserId} is ${hold.state}`];
      if (hold.paidMicro !== (isOrdered ? hold.captureMicro : 0))
        return [`${hold.state} paid ${hold.paidMicro}`];
      const isGuests = hold.externalUserId !== view.hostId && idsIn(view).includes(hold.externalUserId);
      return hold.state === 'AUTHORISED' && !isGuests
        ? [`${hold.externalUserId} is no guest, or pays nothing now, and a card holds an amount`]
        : [];
    }),
    ...unseenHolds(room, outcome),
    ...(order ? [...brokenBillLaws(room, outcome), ...brokenRefundLaws(outcome)] : unfoundedConfirms(room)),
  ];
}

const idsIn = (view: Answer['body']): readonly string[] =>
  view.guests.map(({ externalUserId }: Answer['body']) => externalUserId);

/** Every amount that a guest's card held was shown to that guest as their part. */
function unseenHolds({ journal, host }: Room, { holds, view }: Outcome): readonly string[] {
  const shown = new Set(
    journal.entries.flatMap(({ who, answer }) => {
      const group = groupIn(answer);
      if (who === host.name || !group) return [];
      return group.guests
        .filter(({ externalUserId }: Answer['body']) => externalUserId === group.currentUserId)
        .map((mine: Answer['body']) => `${mine.externalUserId} ${guestPart(group, mine).ownMicro}`);
    }),
  );
  return holds
    .filter(({ externalUserId }) => externalUserId !== view.hostId)
    .map(({ externalUserId, amountMicro }) => `${externalUserId} ${amountMicro}`)
    .filter((held) => !shown.has(held))
    .map((held) => `an amount was held that its guest was not shown: ${held}`);
}

/** The order is what the host read before the confirm that succeeded, to each line and each share. */
function brokenBillLaws(room: Room, { view, order, holds }: Outcome): readonly string[] {
  const confirms = room.journal
    .of(room.host.name, 'POST', '/confirm')
    .filter(({ answer }) => answer.body?.orderId);
  const [confirm] = confirms;
  if (!confirm) return ['an order whose confirm nobody acknowledged'];
  const seen = room.journal.entries
    .filter((entry) => entry.who === room.host.name && isDone(entry) && entry.answeredAt < confirm.sentAt)
    .map(({ answer }) => groupIn(answer))
    .findLast((group) => group?.checksum === confirm.body.checksum);
  if (!seen) return ['a bill was paid that the host was not shown'];
  const parts = shownParts(seen).map(({ externalUserId, ownMicro, heldMicro }) => {
    const guest = seen.guests.find((one: Answer['body']) => one.externalUserId === externalUserId);
    const isCovered = guest?.isAddedByHost ?? confirm.body.coveredGuestIds?.includes(externalUserId) ?? false;
    return {
      externalUserId,
      paidMicro: Math.min(ownMicro, heldMicro),
      isShort: ownMicro > heldMicro && !isCovered,
    };
  });
  const guestsMicro = parts.reduce((sum, part) => sum + part.paidMicro, 0);
  const expected = [
    ...parts,
    { externalUserId: view.hostId, paidMicro: seen.costBreakdown.totalMicro - guestsMicro },
  ].filter(({ paidMicro }) => paidMicro > 0);
  const paid = holds.filter(({ state }) => state === 'CAPTURED');
  return [
    ...(new Set(confirms.map(({ answer }) => answer.body.orderId)).size === 1
      ? []
      : ['confirms name two orders']),
    ...(confirm.answer.body.orderId === view.orderId ? [] : ['the confirm names another order']),
    ...differences('lines', order.orderItems.map(lineOf), linesOf(seen)),
    ...differences('charges', paid.map(chargeOf), expected.map(chargeOf)),
    ...differences('shares', sharesOf(view.bill.parts.map(asPlaced)), sharesOf(seen.costBreakdown.shares)),
    ...parts.filter(({ isShort }) => isShort).map(({ externalUserId }) => `${externalUserId} has not paid`),
  ];
}

/** Parts add up to what the order costs now, and each guest's card has paid what the bill says. */
function brokenRefundLaws({ view, order, holds }: Outcome): readonly string[] {
  const { bill, hostId } = view;
  const partsMicro = bill.parts.reduce(
    (sum: number, { amountMicro }: Answer['body']) => sum + amountMicro,
    0,
  );
  const guests = bill.parts.filter(({ externalUserId }: Answer['body']) => externalUserId !== hostId);
  return [
    ...differences('parts', partsMicro, order.orderReceipt.totalMicro),
    ...differences('bill', bill.totalMicro, order.orderReceipt.totalMicro),
    ...guests.flatMap(({ externalUserId, paidMicro = 0 }: Answer['body']) => {
      const own = holds.filter((hold) => hold.externalUserId === externalUserId);
      const leftMicro = own.reduce((sum, hold) => sum + hold.paidMicro - hold.refundedMicro, 0);
      return differences(`card of ${externalUserId}`, leftMicro, hasEnded(order) ? 0 : paidMicro);
    }),
  ];
}

const hasEnded = ({ orderStatus }: Answer['body']): boolean =>
  ['CANCELLED', 'REJECTED'].includes(orderStatus.orderStatus);
/** A part never rises: what is less of it came back. */
const asPlaced = (part: Answer['body']): Answer['body'] => ({
  ...part,
  amountMicro: part.amountMicro + (part.returnedMicro ?? 0),
});

function unfoundedConfirms({ journal, host }: Room): readonly string[] {
  const acknowledged = journal.of(host.name, 'POST', '/confirm').some(({ answer }) => answer.body?.orderId);
  return acknowledged ? ['an acknowledged order is lost'] : [];
}

function differences(what: string, is: unknown, wanted: unknown): readonly string[] {
  const texts = [is, wanted].map((some) => JSON.stringify(Array.isArray(some) ? [...some].sort() : some));
  return texts[0] === texts[1] ? [] : [`${what}: ${texts[0]}, shown: ${texts[1]}`];
}

const lineOf = ({ guest, quantity, priceMicro, note }: Answer['body']): string =>
  [guest.externalUserId, note, quantity, priceMicro].join(' ');
const chargeOf = ({ externalUserId, paidMicro }: Answer['body']): string => `${externalUserId} ${paidMicro}`;
/** Returns who pays something. Of people without food, a bill names only a host who pays what is shared. */
const sharesOf = (parts: readonly Answer['body'][]): readonly string[] =>
  parts
    .filter(({ amountMicro }) => amountMicro > 0)
    .map(({ externalUserId, amountMicro }) => `${externalUserId} ${amountMicro}`);

/** Returns the lines of those who are paid for: the host and everybody who is ready. */
function linesOf(seen: Answer['body']): readonly string[] {
  return seen.guests
    .filter((one: Answer['body']) => one.status === 'READY' || one.externalUserId === seen.hostId)
    .flatMap(({ externalUserId, cartItems }: Answer['body']) =>
      cartItems.map((line: Answer['body']) => lineOf({ ...line, guest: { externalUserId } })),
    );
}
