import type { Locale, Order, OrderItem } from '@tiffin/contracts';
import { formatMoney } from '@tiffin/domain';
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
  { merchant, orderId, orderReceipt, createdAt, paymentMethod }: Order,
  locale: Locale,
): Row[] {
  const say = WORDS[locale];
  return [
    dateRow(Date.parse(createdAt), merchant.timeZone, locale),
    { label: say.orderNumber, amount: orderId },
    { label: say.ticket, amount: orderReceipt.orderTicketNumber },
    ...paymentRows(paymentMethod, locale),
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

function sumsOf({ orderReceipt, currencyCode }: Order, locale: Locale): Row[] {
  const say = WORDS[locale];
  const parts: readonly (readonly [label: string, micro: number])[] = [
    ...orderReceipt.orderDiscounts.map((discount) => [discount.name, -discountOf(discount)] as const),
    [say.delivery, orderReceipt.deliveryChargeMicro],
    ...orderReceipt.serviceCharges.map(({ name, amountMicro }) => [name, amountMicro] as const),
    ...orderReceipt.taxRates.map(({ name, amountMicro }) => [name, amountMicro] as const),
    [say.tip, orderReceipt.tipMicro],
    [say.credit, -orderReceipt.creditMicro],
  ];
  return [...parts.filter(([, micro]) => micro !== 0), [say.total, orderReceipt.totalMicro] as const].map(
    ([label, micro]) => ({ label, amount: formatMoney(micro, currencyCode, locale) }),
  );
}

function notesOf({ orderStatus, refunds, currencyCode }: Order, locale: Locale): string[] {
  const say = WORDS[locale];
  const money = (micro: number): string => formatMoney(micro, currencyCode, locale);
  const isWithoutFood = ['CANCELLED', 'REJECTED'].includes(orderStatus.orderStatus);
  return [
    ...(isWithoutFood ? [say.noFood] : []),
    ...(refunds ?? []).flatMap(({ amountMicro, creditMicro, completedAt }) => [
      ...(amountMicro > 0 ? [say[completedAt === null ? 'coming' : 'arrived'](money(amountMicro))] : []),
      ...(creditMicro > 0 ? [say.creditBack(money(creditMicro))] : []),
    ]),
  ];
}

function discountOf(discount: Order['orderReceipt']['orderDiscounts'][number]): number {
  return discount.isDiscountAsPoints ? 0 : discount.discountMicro;
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, micro) => sum + micro, 0);
}
