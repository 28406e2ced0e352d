import type { Fulfillment, FulfillmentGuest } from '@tiffin/contracts';
import { guestPart } from '@tiffin/domain';

type PeopleChange = {
  readonly kind: 'left' | 'ready' | 'undone' | 'edited';
  readonly names: readonly string[];
};

/** What changed in what a host pays for. `others`: something that has no name here, such as the address. */
export type BillChange = PeopleChange | { readonly kind: 'delivery' | 'tip' | 'cards' | 'others' };

type Bill = Pick<
  Fulfillment,
  'guests' | 'hostId' | 'costBreakdown' | 'paymentSplit' | 'fixedAmountMicro' | 'currentUserId'
>;

/**
 * Returns why a group's bill is not what it was: who left, is ready or chooses again, whose items changed, or
 * else which cost. Never empty.
 */
export function billChanges(before: Bill, after: Bill): readonly BillChange[] {
  const paidBefore = payersOf(before);
  const paidAfter = payersOf(after);
  const gone = paidBefore.filter((guest) => !isAmong(paidAfter, guest));
  const people = among([
    { kind: 'left', names: namesOf(gone.filter((guest) => !isAmong(after.guests, guest))) },
    { kind: 'undone', names: namesOf(gone.filter((guest) => isAmong(after.guests, guest))) },
    { kind: 'ready', names: namesOf(paidAfter.filter((guest) => !isAmong(paidBefore, guest))) },
    { kind: 'edited', names: namesOf(paidAfter.filter((guest) => isEdited(guest, paidBefore))) },
  ]);
  if (people.length > 0) return people;
  const cost = (name: 'deliveryChargeMicro' | 'tipMicro') =>
    before.costBreakdown[name] !== after.costBreakdown[name];
  const costs: readonly (BillChange | false)[] = [
    cost('deliveryChargeMicro') && { kind: 'delivery' },
    cost('tipMicro') && { kind: 'tip' },
    heldOf(before) !== heldOf(after) && { kind: 'cards' },
  ];
  const named = costs.filter((change) => change !== false);
  return named.length > 0 ? named : [{ kind: 'others' }];
}

function among(changes: readonly PeopleChange[]): readonly PeopleChange[] {
  return changes.filter(({ names }) => names.length > 0);
}

/** What the guests' cards hold, in micro units. */
function heldOf({ guests }: Bill): number {
  return guests.reduce((sum, { heldMicro = 0 }) => sum + heldMicro, 0);
}

/** The people of a group who are paid for: those with a share of the bill and food in it. */
function payersOf(bill: Bill): readonly FulfillmentGuest[] {
  return bill.guests.filter(
    (guest) => guest.subtotalMicro + guest.cartItems.length > 0 && guestPart(bill, guest).basis === 'shared',
  );
}

type Person = Pick<FulfillmentGuest, 'externalUserId'>;

function isAmong(people: readonly Person[], { externalUserId }: Person): boolean {
  return people.some((person) => person.externalUserId === externalUserId);
}

function isEdited(guest: FulfillmentGuest, before: readonly FulfillmentGuest[]): boolean {
  const then = before.find(({ externalUserId }) => externalUserId === guest.externalUserId);
  return then !== undefined && itemsOf(then) !== itemsOf(guest);
}

function itemsOf({ subtotalMicro, cartItems }: FulfillmentGuest): string {
  const items = cartItems.map(({ menuItemId, quantity, priceMicro, isAvailable, cartItemOptions }) => [
    menuItemId,
    quantity,
    priceMicro,
    isAvailable,
    cartItemOptions.map(({ id, incrementCount }) => [id, incrementCount]),
  ]);
  return JSON.stringify([subtotalMicro, items]);
}

function namesOf(guests: readonly FulfillmentGuest[]): readonly string[] {
  return guests.map(({ firstName }) => firstName);
}
