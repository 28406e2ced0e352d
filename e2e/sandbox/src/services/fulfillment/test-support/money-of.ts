import type { BillPart, GroupBill, Order } from '@tiffin/contracts';
import type { Caller } from '../../../test-support/caller';
import type { GroupStory, Started } from '../../../test-support/group-story';

/** What a person's cards paid and got back, in micro units. */
type CardMoney = { readonly paidMicro: number; readonly refundedMicro: number };

/** What a paid group costs; people in join order. */
export type Money = {
  readonly hostId: string;
  readonly bill: GroupBill;
  readonly order: Order;
  readonly parts: readonly BillPart[];
  readonly amounts: readonly number[];
  readonly cards: readonly CardMoney[];
};

/** Returns what everybody's part and card says about a paid group. */
export async function moneyOf(
  story: GroupStory,
  host: Caller,
  { group, orderId }: { readonly group: Started; readonly orderId: string },
): Promise<Money> {
  const { bill, guests, hostId } = await story.read(host, group);
  const parts: readonly BillPart[] = bill.parts;
  const holds = await story.holds(group);
  const cards: readonly CardMoney[] = guests.map(({ externalUserId }: { externalUserId: string }) => {
    const own = holds.filter((hold) => hold.externalUserId === externalUserId);
    return {
      paidMicro: sumOf(own.map(({ paidMicro }) => paidMicro)),
      refundedMicro: sumOf(own.map(({ refundedMicro }) => refundedMicro)),
    };
  });
  const { order } = (await host.call('GET', `/main/v1/order/${orderId}`)).body;
  return { hostId, bill, parts, cards, order, amounts: parts.map(({ amountMicro }) => amountMicro) };
}

/** Returns the sum of some amounts. */
export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
