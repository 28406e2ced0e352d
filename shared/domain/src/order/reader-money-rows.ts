import type { Order, ReaderMoney } from '@tiffin/contracts';
import { sumRow } from '../money/sum-rows';
import type { SumRow } from '../money/sum-rows';
import { isCompanyBill } from '../payment/is-company-bill';
import { orderPhase } from './order-phase';

/**
 * A row below the parts of an order’s receipt. `orderTotal` and `part` are subtotals. `others`, `guestCards`, `host`,
 * `hostCompany`, `own` and `waived` are taken off. The last row is what is left for the reader: `paid` by a card or credit,
 * `company` on its bill, `owed` to the host, `settled` with the host, or the `orderTotal` of a reader who is not told.
 */
export type ReaderMoneyRow = SumRow<
  | 'orderTotal'
  | 'part'
  | 'others'
  | 'guestCards'
  | 'host'
  | 'hostCompany'
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

/** Returns what the rows of an order’s receipt are told from. */
export function readOrder({
  orderReceipt,
  orderStatus,
  readerMoney,
  participatingFulfillmentId,
}: Pick<Order, 'orderReceipt' | 'orderStatus' | 'readerMoney' | 'participatingFulfillmentId'>): ReadOrder {
  return {
    totalMicro: orderReceipt.totalMicro,
    status: orderStatus.orderStatus,
    readerMoney,
    isGroup: participatingFulfillmentId !== null,
  };
}

type PayerMoney = Extract<ReaderMoney, { role: 'PAYER' }>;
type GuestMoney = Extract<ReaderMoney, { role: 'GUEST' }>;
/** The rows of whoever placed the order. */
type PayerRow = SumRow<'orderTotal' | 'guestCards' | 'paid' | 'company'>;

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
  switch (readerMoney.role) {
    case 'PAYER':
      return payerRows(totalMicro, readerMoney);
    case 'GUEST': {
      const others = taken(sumRow('others', readerMoney.partMicro - totalMicro));
      return [...below(sumRow('orderTotal', totalMicro), others), ...partRows(readerMoney, isEnded(status))];
    }
  }
}

/** Returns the rows of whoever placed the order: what guests' cards paid is taken off the total. */
export function payerRows(totalMicro: number, money: PayerMoney): readonly PayerRow[] {
  const off = taken(sumRow('guestCards', -money.paidByGuestsMicro));
  return [...below(sumRow('orderTotal', totalMicro), off), ownRow(money)];
}

/** Returns what the reader's own card or company paid, in micro units; undefined if the service does not say. */
export function paidByReaderMicro({ totalMicro, readerMoney, isGroup }: ReadOrder): number | undefined {
  if (readerMoney) return readerMoney.paidMicro;
  return readerMoney === undefined && !isGroup ? totalMicro : undefined;
}

/** The part, without what others pay of it. Nobody owes anything for an order that ended without food. */
function partRows(money: GuestMoney, isWithoutFood: boolean): readonly ReaderMoneyRow[] {
  const { partMicro, coveredMicro, isCoveredByCompany, owedMicro, settledMicro, paidMicro } = money;
  const waivedMicro = isWithoutFood ? owedMicro : 0;
  const toHost = [sumRow('owed', owedMicro - waivedMicro), sumRow('settled', settledMicro)].flatMap(taken);
  const last = toHost[0] ?? ownRow(money);
  const off = [
    sumRow(isCoveredByCompany ? 'hostCompany' : 'host', -coveredMicro),
    sumRow('waived', -waivedMicro),
    sumRow('own', toHost.length > 0 ? -paidMicro : 0),
  ].flatMap(taken);
  return [...below(sumRow('part', partMicro), off), last];
}

function ownRow({ paidMicro, paymentMethod }: ReaderMoney): SumRow<'paid' | 'company'> {
  return sumRow(paymentMethod && isCompanyBill(paymentMethod) ? 'company' : 'paid', paidMicro);
}

/** A subtotal stands only where something is taken off it. */
function below<Kind extends string>(
  subtotal: SumRow<Kind>,
  off: readonly SumRow<Kind>[],
): readonly SumRow<Kind>[] {
  return off.length > 0 ? [subtotal, ...off] : [];
}

function taken<Kind extends string>(row: SumRow<Kind>): readonly SumRow<Kind>[] {
  return row.amountMicro === 0 ? [] : [row];
}

function isEnded(status: ReadOrder['status']): boolean {
  const phase = orderPhase(status);
  return phase === 'cancelled' || phase === 'rejected';
}
