import type { Order, ReaderMoney } from '@tiffin/contracts';
import { isFree, paidByReaderMicro, readOrder } from '@tiffin/domain';
import { isRefunded } from './is-refunded';

/** What is known of money that goes back for an order, in micro units. */
export type ReturnedMoney =
  /** To the payment method; `completedAt` says when it arrived. */
  | { readonly kind: 'amount'; readonly amountMicro: number; readonly completedAt: string | null }
  /** To the person's credit, at once. */
  | { readonly kind: 'credit'; readonly amountMicro: number }
  /** To the cards of the group's guests, beside what goes back to the host. */
  | { readonly kind: 'guestCards'; readonly amountMicro: number }
  /** What the reader owed the host, and owes no more. */
  | { readonly kind: 'waived'; readonly amountMicro: number; readonly host: string }
  /** What the reader paid the host back, who has it. */
  | { readonly kind: 'settled'; readonly amountMicro: number; readonly host: string }
  /** Nothing was charged. */
  | { readonly kind: 'nothing' }
  /** The service does not say how much and when. */
  | { readonly kind: 'unsaid' }
  /** The reader did not pay. */
  | { readonly kind: 'notTold' };

type ReturnedOrder = Parameters<typeof readOrder>[0] & Pick<Order, 'refunds'>;

/** Returns what goes back for an order that ended without food or lost a part; empty if nothing does. */
export function returnedMoney(order: ReturnedOrder): readonly ReturnedMoney[] {
  if (!isRefunded(order)) return knownRefunds(order);
  const all = [...ownReturns(order), ...betweenPeople(order.readerMoney)];
  return all.length > 0 ? all : [{ kind: 'nothing' }];
}

/** Returns what the reader's own amount on a receipt is: paid, on its way back, or back. */
export function totalMeaning(order: ReturnedOrder): 'paid' | 'refund' | 'refunded' {
  if (!isRefunded(order) || isFree(paidMicro(order))) return 'paid';
  const isBack = ownReturns(order).every((part) =>
    part.kind === 'amount' ? part.completedAt !== null : part.kind === 'credit',
  );
  return isBack ? 'refunded' : 'refund';
}

function ownReturns(order: ReturnedOrder): readonly ReturnedMoney[] {
  const known = knownRefunds(order);
  if (known.length > 0 || isFree(paidMicro(order))) return known;
  return [{ kind: order.refunds === null ? 'notTold' : 'unsaid' }];
}

function knownRefunds({ refunds }: ReturnedOrder): readonly ReturnedMoney[] {
  return (refunds ?? []).flatMap<ReturnedMoney>(({ amountMicro, creditMicro, completedAt }) => [
    ...(amountMicro > 0 ? [{ kind: 'amount' as const, amountMicro, completedAt }] : []),
    ...(creditMicro > 0 ? [{ kind: 'credit' as const, amountMicro: creditMicro }] : []),
  ]);
}

/** A service that does not say who paid leaves the total. */
function paidMicro(order: ReturnedOrder): number {
  const read = readOrder(order);
  return paidByReaderMicro(read) ?? read.totalMicro;
}

function betweenPeople(money: ReaderMoney | null | undefined): readonly ReturnedMoney[] {
  switch (money?.role) {
    case undefined:
      return [];
    case 'PAYER':
      return owing({ kind: 'guestCards', amountMicro: money.paidByGuestsMicro });
    case 'GUEST': {
      const { hostFirstName: host, owedMicro, settledMicro } = money;
      return [
        ...owing({ kind: 'waived', amountMicro: owedMicro, host }),
        ...owing({ kind: 'settled', amountMicro: settledMicro, host }),
      ];
    }
  }
}

function owing(part: Extract<ReturnedMoney, { readonly amountMicro: number }>): readonly ReturnedMoney[] {
  return part.amountMicro > 0 ? [part] : [];
}
