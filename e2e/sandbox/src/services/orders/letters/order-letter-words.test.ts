import { expect, it } from '@jest/globals';
import type { BillPart, Locale } from '@tiffin/contracts';
import { continuedLetter } from './order-letter-words';

const cases: readonly (readonly [who: string, part: Partial<BillPart>, en: string, zh: string])[] = [
  ['owes it', { owedMicro: 7 }, 'You owe Ana 7.', '，你欠 Ana 7。'],
  ['is covered by the host', {}, 'Ana pays it.', '，由 Ana 支付。'],
  [
    'is on the bill of the host’s company',
    { isCoveredByCompany: true },
    'Ana’s company pays it.',
    '，由 Ana 的公司支付。',
  ],
];

it.each(cases)('the letter of an order that goes on tells a guest who %s', (_who, own, en, zh) => {
  const part = { amountMicro: 20, owedMicro: 0, settledTime: null, ...own };
  const write = (locale: Locale) =>
    continuedLetter([], undefined, part)({ host: 'Ana', merchant: 'Lucknow', locale, money: String });
  expect(write('en').sentences).toEqual([`Your part is now 20. ${en}`]);
  expect(write('zh').sentences).toEqual([`你的部分現為 20${zh}`]);
});
