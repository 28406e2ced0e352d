import type { GroupStory } from '../../../test-support/group-story';
import { lettersOf, type Letter } from '../../../test-support/letters-of';
import { moneyOf } from '../../fulfillment/test-support/money-of';
import type { Lunch } from '../../../test-support/lunch-of-three';

export type ToldByLetter = {
  /** The letters of Ana, Ben and Kay since the last look, newest first. */
  readonly letters: readonly (readonly Letter[])[];
  readonly charged: readonly number[];
  readonly refunded: readonly number[];
  /** What became of the parts that no card paid: covered by and owed to the host. */
  readonly parts: readonly { readonly coveredMicro: number; readonly owedMicro: number }[];
  readonly totalMicro: number;
};

/** Returns how to read what the letters of all three say since the last look, and what cards paid and got back in it. */
export function mailboxes(story: GroupStory, lunch: Lunch): () => Promise<ToldByLetter> {
  let seen = [0, 0, 0];
  let refundedBefore = [0, 0, 0];
  return async () => {
    const all = await Promise.all(lunch.people.map(lettersOf));
    const letters = all.map((one, at) => one.slice(0, one.length - (seen[at] ?? 0)));
    seen = all.map(({ length }) => length);
    const { cards, parts, order } = await moneyOf(story, lunch.ana, lunch);
    const refunded = cards.map(({ refundedMicro }, at) => refundedMicro - (refundedBefore[at] ?? 0));
    refundedBefore = cards.map(({ refundedMicro }) => refundedMicro);
    const charged = cards.map(({ paidMicro }) => paidMicro);
    return { letters, charged, refunded, parts, totalMicro: order.orderReceipt.totalMicro };
  };
}
