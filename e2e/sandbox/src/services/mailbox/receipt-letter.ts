import type { Locale, Order, OrderItem } from '@tiffin/contracts';
import { formatMoney } from '@tiffin/domain';
import { html, type Html } from '../sso/pages/html';
import type { Email } from './send-email';

type Letter = Pick<Email, 'subject' | 'body' | 'html'>;
type Row = { readonly label: string; readonly amount: string };

const WORDS = {
  en: {
    subject: (merchant: string) => `Your order at ${merchant}`,
    date: 'Date',
    orderNumber: 'Order number',
    ticket: 'Ticket number',
    payment: 'Payment',
    card: (brand: string, last4: string) => `${brand} ending ${last4}`,
    invoice: 'Billed to your company',
    delivery: 'Delivery',
    tip: 'Tip',
    credit: 'Credit',
    total: 'Total',
    notAvailable: 'Not available',
    noFood: 'This order ended without food.',
    coming: (amount: string) => `${amount} goes back the way you paid in 5 to 10 days.`,
    arrived: (amount: string) => `${amount} went back the way you paid.`,
    creditBack: (amount: string) => `${amount} is back in your credit.`,
    open: 'Open your order',
  },
  zh: {
    subject: (merchant: string) => `你在 ${merchant} 的訂單`,
    date: '日期',
    orderNumber: '訂單編號',
    ticket: '單號',
    payment: '付款方式',
    card: (brand: string, last4: string) => `${brand} 尾號 ${last4}`,
    invoice: '記入公司帳戶',
    delivery: '外送費',
    tip: '小費',
    credit: '餘額',
    total: '總額',
    notAvailable: '無法供應',
    noFood: '此訂單未有供餐。',
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
  const text = ({ label, amount }: Row): string => `${label}: ${amount}`;
  return {
    subject,
    body: [
      [order.merchant.name, order.merchant.streetAddress].join('\n'),
      facts.map(text).join('\n'),
      lines.map(text).join('\n'),
      sums.map(text).join('\n'),
      ...notes,
      orderUrl,
    ].join('\n\n'),
    html: html`<!doctype html>
      <html lang="${locale === 'zh' ? 'zh-Hant' : 'en'}">
        <head>
          <meta charset="utf-8" />
          <title>${subject}</title>
        </head>
        <body
          style="margin:0 auto;max-width:560px;padding:24px;font:16px/1.5 sans-serif;color:#1c1a17;background:#fff"
        >
          <main>
            <h1 style="font-size:24px;margin:0">${order.merchant.name}</h1>
            <p style="margin:0 0 16px">${order.merchant.streetAddress}</p>
            ${[facts, lines, sums].map(table)} ${notes.map((note) => html`<p>${note}</p>`)}
            <p><a href="${orderUrl}">${say.open}</a></p>
          </main>
        </body>
      </html>`.html,
  };
}

function table(rows: readonly Row[]): Html {
  return html`<table style="width:100%;border-collapse:collapse;border-top:1px solid #ccc;margin:0 0 16px">
    ${rows.map(
      ({ label, amount }) =>
        html`<tr>
          <th scope="row" style="text-align:left;font-weight:400;padding:4px 0;vertical-align:top">
            ${label}
          </th>
          <td style="text-align:right;padding:4px 0 4px 16px">${amount}</td>
        </tr>`,
    )}
  </table>`;
}

function factsOf(
  { merchant, orderId, orderReceipt, createdAt, paymentMethod }: Order,
  locale: Locale,
): Row[] {
  const say = WORDS[locale];
  const { cardDisplayDetails: card, paymentMethodIdentifier } = paymentMethod;
  const date = new Intl.DateTimeFormat(locale === 'zh' ? 'zh-Hant' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: merchant.timeZone,
  }).format(new Date(createdAt));
  const payment = card
    ? say.card(card.brand.charAt(0).toUpperCase() + card.brand.slice(1), card.last4)
    : paymentMethodIdentifier.paymentOptionType === 'INVOICE' && say.invoice;
  return [
    { label: say.date, amount: date },
    { label: say.orderNumber, amount: orderId },
    { label: say.ticket, amount: orderReceipt.orderTicketNumber },
    ...(payment ? [{ label: say.payment, amount: payment }] : []),
  ];
}

/** A line that the kitchen could not make and that is off the receipt stands without its price. */
function lineOf(item: OrderItem, { currencyCode, orderItems, orderReceipt }: Order, locale: Locale): Row {
  const chargedMicro = orderReceipt.subtotalMicro + sumOf(orderReceipt.orderDiscounts.map(discountOf));
  const isOff = item.wasRejected && chargedMicro < sumOf(orderItems.map(({ priceMicro }) => priceMicro));
  const options = item.itemOptions.map(({ name, incrementCount }) =>
    incrementCount === 1 ? name : `${incrementCount} × ${name}`,
  );
  return {
    label: [`${item.quantity} × ${item.name}`, ...options].join(', '),
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
