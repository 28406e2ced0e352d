import type { Order, ReaderMoney } from '@tiffin/contracts';
import { sumRow } from '../money/sum-rows';
import type { SumRow } from '../money/sum-rows';
import { orderPhase } from './order-phase';

/**
 * A row below the parts of an order’s receipt. `orderTotal` and `part` are subtotals. `others`, `guestCards`, `host`,
 * `own` and `waived` are taken off. The last row is what is left for the reader: `paid` by a card or credit,
 * `company` on its bill, `owed` to the host, `settled` with the host, or the `orderTotal` of a reader who is not told.
 */
export type ReaderMoneyRow = SumRow<
  | 'orderTotal'
  | 'part'
  | 'others'
  | 'guestCards'
  | 'host'
  | 'own'
  | 'settled'
  | 'waived'
  | 'owed'
  | 'paid'
  | 'company'
>;

/** What the rows are told from: an order, or its line in a history. */
export type ReadOrder = {
  readonly totalMicro: number;
  readonly status: Order['orderStatus']['orderStatus'];
  readonly readerMoney: ReaderMoney | null | undefined;
  /** Whether the order is known to be a group's. */
  readonly isGroup: boolean;
};

type GuestMoney = Extract<ReaderMoney, { role: 'GUEST' }>;

/**
 * Returns how an order's total becomes what the reader paid or owes, in micro units. All rows but the subtotals add up to
 * the last. A service that does not say who paid leaves a total that was `paid`, but not for a group, whose cards it
 * does not tell.
 */
export function readerMoneyRows({
  totalMicro,
  status,
  readerMoney,
  isGroup,
}: ReadOrder): readonly ReaderMoneyRow[] {
  if (readerMoney === undefined) return [sumRow(isGroup ? 'orderTotal' : 'paid', totalMicro)];
  if (readerMoney === null) return [sumRow('orderTotal', totalMicro)];
  const subtotal = sumRow('orderTotal', totalMicro);
  switch (readerMoney.role) {
    case 'PAYER': {
      const off = taken(sumRow('guestCards', -readerMoney.paidByGuestsMicro));
      return [...below(subtotal, off), ownRow(readerMoney)];
    }
    case 'GUEST': {
      const others = taken(sumRow('others', readerMoney.partMicro - totalMicro));
      return [...below(subtotal, others), ...partRows(readerMoney, isEnded(status))];
    }
  }
}

/** Returns what the reader's own card or company paid, in micro units; undefined if the service does not say. */
export function paidByReaderMicro({ totalMicro, readerMoney, isGroup }: ReadOrder): number | undefined {
  if (readerMoney) return readerMoney.paidMicro;
  return readerMoney === undefined && !isGroup ? totalMicro : undefined;
}

/** The part, without what others pay of it. Nobody owes anything for an order that ended without food. */
function partRows(money: GuestMoney, isWithoutFood: boolean): readonly ReaderMoneyRow[] {
  const { partMicro, coveredMicro, owedMicro, settledMicro, paidMicro } = money;
  const waivedMicro = isWithoutFood ? owedMicro : 0;
  const toHost = [sumRow('owed', owedMicro - waivedMicro), sumRow('settled', settledMicro)].flatMap(taken);
  const last = toHost[0] ?? ownRow(money);
  const off = [
    sumRow('host', -coveredMicro),
    sumRow('waived', -waivedMicro),
    sumRow('own', toHost.length > 0 ? -paidMicro : 0),
  ].flatMap(taken);
  return [...below(sumRow('part', partMicro), off), last];
}

function ownRow({ paidMicro, paymentMethod }: ReaderMoney): ReaderMoneyRow {
  const isBilled = paymentMethod?.paymentMethodIdentifier.paymentOptionType === 'INVOICE';
  return sumRow(isBilled ? 'company' : 'paid', paidMicro);
}

/** A subtotal stands only where something is taken off it. */
function below(subtotal: ReaderMoneyRow, off: readonly ReaderMoneyRow[]): readonly ReaderMoneyRow[] {
  return off.length > 0 ? [subtotal, ...off] : [];
}

function taken(row: ReaderMoneyRow): readonly ReaderMoneyRow[] {
  return row.amountMicro === 0 ? [] : [row];
}

function isEnded(status: ReadOrder['status']): boolean {
  const phase = orderPhase(status);
  return phase === 'cancelled' || phase === 'rejected';
}
