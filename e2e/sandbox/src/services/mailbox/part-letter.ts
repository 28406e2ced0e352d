import type { BillPart, Locale, Order } from '@tiffin/contracts';
import { formatMoney } from '@tiffin/domain';
import { dishLabel } from './dish-label';
import { hostPays } from './host-pays';
import { dateRow, paymentRows } from './letter-rows';
import { renderLetter, type Letter, type LetterRow } from './render-letter';

type Covered = Pick<BillPart, 'isCoveredByCompany'>;

const WORDS = {
  en: {
    subject: (host: string, merchant: string) => `Your part of ${host}’s order at ${merchant}`,
    host: (host: string) => `Ordered by ${host}`,
    fees: 'Your share of delivery and service',
    tax: 'Tax',
    tip: 'Tip',
    discount: 'Discount',
    covered: (host: string, { isCoveredByCompany }: Covered) =>
      isCoveredByCompany ? `Billed to ${host}’s company` : `Paid by ${host}`,
    open: 'Open group order',
    paid: 'You paid',
  },
  zh: {
    subject: (host: string, merchant: string) => `你在 ${host} 的 ${merchant} 訂單中的部分`,
    host: (host: string) => `由 ${host} 下單`,
    fees: '你分擔的外送費及服務費',
    tax: '稅項',
    tip: '小費',
    discount: '折扣',
    covered: (host: string, part: Covered) => hostPays(host, part, 'zh'),
    open: '開啟團體訂單',
    paid: '你已支付',
  },
} as const;

type PaidPart = {
  readonly part: BillPart;
  /** What the guest's card paid, in micro units. */
  readonly paidMicro: number;
  readonly paymentMethod: Order['paymentMethod'];
  readonly hostFirstName: string;
  readonly merchant: Pick<Order['merchant'], 'name' | 'timeZone'>;
  readonly currencyCode: Order['currencyCode'];
  readonly paidAt: number;
  readonly groupUrl: string;
};

/** Writes the receipt of a guest's own part: their dishes, their share of the costs, and what their card paid. */
export function partLetter(paid: PaidPart, locale: Locale): Letter {
  const { part, paidMicro, hostFirstName: host, merchant } = paid;
  const say = WORDS[locale];
  const money = (micro: number): string => formatMoney(micro, paid.currencyCode, locale);
  const sums: readonly (readonly [label: string, micro: number])[] = [
    [say.fees, part.feesMicro],
    [say.tax, part.taxMicro],
    [say.tip, part.tipMicro],
    [say.discount, -part.discountMicro],
    [say.covered(host, part), paidMicro - part.amountMicro],
  ];
  const lines: LetterRow[] = part.items.map((item) => ({
    label: dishLabel(item),
    amount: money(item.priceMicro),
  }));
  return renderLetter({
    locale,
    subject: say.subject(host, merchant.name),
    heading: merchant.name,
    subheading: say.host(host),
    facts: [dateRow(paid.paidAt, merchant.timeZone, locale), ...paymentRows(paid.paymentMethod, locale)],
    tables: [
      lines,
      [...sums.filter(([, micro]) => micro !== 0), [say.paid, paidMicro] as const].map(([label, micro]) => ({
        label,
        amount: money(micro),
      })),
    ],
    notes: [],
    link: { label: say.open, url: paid.groupUrl },
  });
}
