import type { Locale, Order, OrderItem } from '@tiffin/contracts';
import { formatMoney, payerRows } from '@tiffin/domain';
import { dishLabel } from './dish-label';
import { dateRow, paymentRows } from './letter-rows';
import { renderLetter, type Letter, type LetterRow as Row } from './render-letter';

const WORDS = {
  en: {
    subject: (merchant: string) => `Your order at ${merchant}`,
    orderNumber: 'Order number',
    ticket: 'Ticket number',
    delivery: 'Delivery fee',
    tip: 'Tip',
    credit: 'Credit',
    total: 'Total',
    orderTotal: 'Order total',
    guestCards: 'Paid by guests’ cards',
    own: 'Paid by you',
    company: 'Billed to your company',
    guestsBack: (amount: string) => `${amount} goes back to the guests’ cards.`,
    notAvailable: 'Not available',
    noFood: 'This order was cancelled or not accepted, so you got no food.',
    coming: (amount: string) => `${amount} goes back the way you paid in 5 to 10 days.`,
    arrived: (amount: string) => `${amount} went back the way you paid.`,
    creditBack: (amount: string) => `${amount} is back in your credit.`,
    open: 'Open your order',
  },
  zh: {
    subject: (merchant: string) => `你在 ${merchant} 的訂單`,
    orderNumber: '訂單編號',
    ticket: '單號',
    delivery: '外送費',
    tip: '小費',
    credit: '餘額',
    total: '總計',
    orderTotal: '訂單總計',
    guestCards: '由參加者的信用卡支付',
    own: '你已支付',
    company: '記入公司帳戶',
    guestsBack: (amount: string) => `${amount} 會退回參加者的信用卡。`,
    notAvailable: '未能供應',
    noFood: '此訂單已取消或餐廳未能接單，因此沒有供應餐點。',
    coming: (amount: string) => `${amount} 會在 5 至 10 日內退回原本的付款方式。`,
    arrived: (amount: string) => `${amount} 已退回原本的付款方式。`,
    creditBack: (amount: string) => `${amount} 已退回你的餘額。`,
    open: '開啟訂單',
  },
} as const;

/**
 * Writes an order's receipt as text and HTML in one language, with the URL of the order's page. It contains
 * no other token.
 */
export function receiptLetter(order: Order, locale: Locale, orderUrl: string): Letter {
  const say = WORDS[locale];
  const subject = say.subject(order.merchant.name);
  const facts = factsOf(order, locale);
  const lines = order.orderItems.map((item) => lineOf(item, order, locale));
  const sums = sumsOf(order, locale);
  const notes = notesOf(order, locale);
  return renderLetter({
    locale,
    subject,
    heading: order.merchant.name,
    subheading: order.merchant.streetAddress,
    facts,
    tables: [lines, sums],
    notes,
    link: { label: say.open, url: orderUrl },
  });
}

function factsOf(
  { merchant, orderId, orderReceipt, createdAt, paymentMethod, readerMoney }: Order,
  locale: Locale,
): Row[] {
  const say = WORDS[locale];
  const used = readerMoney ? readerMoney.paymentMethod : paymentMethod;
  return [
    dateRow(Date.parse(createdAt), merchant.timeZone, locale),
    { label: say.orderNumber, amount: orderId },
    { label: say.ticket, amount: orderReceipt.orderTicketNumber },
    ...(used ? paymentRows(used, locale) : []),
  ];
}

/** A line that the kitchen could not make and that is off the receipt stands without its price. */
function lineOf(item: OrderItem, { currencyCode, orderItems, orderReceipt }: Order, locale: Locale): Row {
  const chargedMicro = orderReceipt.subtotalMicro + sumOf(orderReceipt.orderDiscounts.map(discountOf));
  const isOff = item.wasRejected && chargedMicro < sumOf(orderItems.map(({ priceMicro }) => priceMicro));
  return {
    label: dishLabel(item),
    amount: isOff ? WORDS[locale].notAvailable : formatMoney(item.priceMicro, currencyCode, locale),
  };
}

function sumsOf(order: Order, locale: Locale): Row[] {
  const { orderReceipt, currencyCode } = order;
  const say = WORDS[locale];
  const parts: readonly (readonly [label: string, micro: number])[] = [
    ...orderReceipt.orderDiscounts.map(
      (discount) => [discount.name, -discountOf(discount) - (discount.deliverySavingMicro ?? 0)] as const,
    ),
    [say.delivery, orderReceipt.deliveryChargeMicro + sumOf(orderReceipt.orderDiscounts.map(deliveryOf))],
    ...orderReceipt.serviceCharges.map(({ name, amountMicro }) => [name, amountMicro] as const),
    ...orderReceipt.taxRates.map(({ name, amountMicro }) => [name, amountMicro] as const),
    [say.tip, orderReceipt.tipMicro],
    [say.credit, -orderReceipt.creditMicro],
  ];
  return [...parts.filter(([, micro]) => micro !== 0), ...paidRows(order, locale)].map(([label, micro]) => ({
    label,
    amount: formatMoney(micro, currencyCode, locale),
  }));
}

/** What the payer paid of the total. In a group it is not all of it. */
function paidRows(
  { orderReceipt: { totalMicro }, readerMoney, participatingFulfillmentId }: Order,
  locale: Locale,
): (readonly [label: string, micro: number])[] {
  const say = WORDS[locale];
  if (readerMoney?.role !== 'PAYER') return [[say.total, totalMicro]];
  const own = participatingFulfillmentId === null ? say.total : say.own;
  return payerRows(totalMicro, readerMoney).map(({ kind, amountMicro }) => [
    kind === 'paid' ? own : say[kind],
    amountMicro,
  ]);
}

function notesOf({ orderStatus, refunds, readerMoney, currencyCode }: Order, locale: Locale): string[] {
  const say = WORDS[locale];
  const money = (micro: number): string => formatMoney(micro, currencyCode, locale);
  const isWithoutFood = ['CANCELLED', 'REJECTED'].includes(orderStatus.orderStatus);
  const guestsMicro = readerMoney?.role === 'PAYER' ? readerMoney.paidByGuestsMicro : 0;
  return [
    ...(isWithoutFood ? [say.noFood] : []),
    ...(isWithoutFood && guestsMicro > 0 ? [say.guestsBack(money(guestsMicro))] : []),
    ...(refunds ?? []).flatMap(({ amountMicro, creditMicro, completedAt }) => [
      ...(amountMicro > 0 ? [say[completedAt === null ? 'coming' : 'arrived'](money(amountMicro))] : []),
      ...(creditMicro > 0 ? [say.creditBack(money(creditMicro))] : []),
    ]),
  ];
}

type Discount = Order['orderReceipt']['orderDiscounts'][number];

function discountOf(discount: Discount): number {
  return discount.isDiscountAsPoints ? 0 : discount.discountMicro;
}

function deliveryOf({ deliverySavingMicro = 0 }: Discount): number {
  return deliverySavingMicro;
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, micro) => sum + micro, 0);
}
