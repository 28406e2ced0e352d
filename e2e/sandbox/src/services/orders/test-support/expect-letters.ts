import { expect } from '@jest/globals';
import type { GroupStory } from '../../../test-support/group-story';
import type { Letter } from '../../../test-support/letters-of';
import type { Lunch } from '../../../test-support/lunch-of-three';
import type { ToldByLetter } from './mailboxes';

const WORDS = {
  en: {
    total: 'Order total: ',
    guestCards: 'Paid by guests’ cards: ',
    paid: { card: 'Paid by you: ', company: 'Billed to your company: ' },
    part: 'You paid: ',
    visa: 'Visa ending 4242',
    mastercard: 'Mastercard ending 4444',
    back: { card: 'goes back to your Visa ending 4242', company: 'is taken off your company’s bill' },
    backToBen: 'goes back to your Mastercard ending 4444',
    nothing: 'You paid nothing',
    company: 'Ana’s company pays your part',
    owes: 'You owe',
  },
  zh: {
    total: '訂單總計：',
    guestCards: '由參加者的信用卡支付：',
    paid: { card: '你已支付：', company: '記入公司帳戶：' },
    part: '你已支付：',
    visa: 'Visa 尾號 4242',
    mastercard: 'Mastercard 尾號 4444',
    back: { card: '退回你的 Visa 尾號 4242', company: '從你公司的帳單扣除' },
    backToBen: '退回你的 Mastercard 尾號 4444',
    nothing: '沒有付款',
    company: '你的部分由 Ana 的公司支付',
    owes: '你欠',
  },
} as const;

/** In which language a group reads, and what pays for its host. */
export type Reading = { readonly locale: 'en' | 'zh'; readonly payer: 'card' | 'company' };
type PlacedLunch = { readonly story: GroupStory; readonly lunch: Lunch };

/** Expects the letters of a placed group to name what each card was charged, and guests' letters nothing of others. */
export async function expectPlacedLetters(
  { story, lunch }: PlacedLunch,
  told: ToldByLetter,
  { locale, payer }: Reading,
): Promise<void> {
  const say = WORDS[locale];
  const [host, bens, kays] = told.letters.map(([letter]) => letter);
  expect(told.letters.map(({ length }) => length)).toEqual([1, 1, 1]);
  const [hosts = 0, his = 0, hers] = told.charged;
  expect(hers).toBe(0);
  for (const line of [
    `${say.paid[payer]}${dollars(hosts)}`,
    ...(his > 0 ? [`${say.total}${dollars(told.totalMicro)}`, `${say.guestCards}${dollars(-his)}`] : []),
    ...(payer === 'card' ? [say.visa] : []),
  ])
    expect(host?.body).toContain(line);
  expect(host?.body).not.toContain(say.mastercard);
  if (payer === 'company') expect(host?.body).not.toContain(say.visa);

  expect(bens?.body).not.toContain(say.visa);
  if (his > 0) {
    expect(bens?.body).toContain(`${say.part}${dollars(his)}\n`);
    expect(bens?.body).toContain(say.mastercard);
  } else expect(amountsIn(bens)).toEqual(['$0.00']);
  const own = await partOf(story, lunch, 1);
  for (const amount of amountsIn(bens)) expect([...own, '$0.00']).toContain(amount);

  const { coveredMicro = 0, owedMicro = 0 } = told.parts[2] ?? {};
  const kayReads = owedMicro === 0 ? ['$0.00'] : named([coveredMicro, owedMicro]);
  expect(amountsIn(kays)).toEqual(kayReads);
  if (payer === 'company') {
    expect(kays?.body).toContain(say.company);
    for (const letter of [bens, kays]) expect(letter?.body).not.toContain(say.owes);
  }
}

/** Returns every amount that a guest's own bill names. */
async function partOf(
  story: GroupStory,
  { people, ana, group }: Lunch,
  at: number,
): Promise<readonly string[]> {
  const { bill } = await story.read(people[at] ?? ana, group);
  const [part, ...others] = bill.parts;
  expect(others).toEqual([]);
  const { items, ...sums } = part;
  const prices = items.map(({ priceMicro }: { priceMicro: number }) => priceMicro);
  return [...Object.values(sums), ...prices].flatMap((one) =>
    typeof one === 'number' ? [dollars(one)] : [],
  );
}

/** Expects the letters about refused dishes of Ben to name what came back, to nobody else. */
export function expectRefusedLetters(
  { letters, refunded, parts }: ToldByLetter,
  { locale, payer }: Reading,
): void {
  const say = WORDS[locale];
  expect(letters.map(({ length }) => length)).toEqual([2, 2, 0]);
  const [host, bens] = letters.map(([letter]) => letter);
  const [hosts = 0, his = 0, hers] = refunded;
  expect(hers).toBe(0);
  expect(hosts + his).toBeGreaterThan(0);
  expect(amountsIn(host)).toEqual(named([hosts]));
  if (hosts > 0) expect(host?.body).toContain(say.back[payer]);
  if (his > 0) {
    expect(amountsIn(bens)).toEqual(named([his]));
    expect(bens?.body).toContain(say.backToBen);
  } else {
    const { owedMicro = 0, coveredMicro = 0 } = parts[1] ?? {};
    const part = dollars(owedMicro + coveredMicro);
    expect(amountsIn(bens)).toEqual(owedMicro > 0 ? [part, dollars(owedMicro)] : [part]);
  }
}

/** Expects the letters of a cancelled group to name what each card then got back. */
export function expectCancelledLetters(
  { letters, refunded }: ToldByLetter,
  { locale, payer }: Reading,
): void {
  const say = WORDS[locale];
  expect(letters.map(({ length }) => length)).toEqual([1, 1, 1]);
  const backs = [say.back[payer], say.backToBen, say.nothing];
  for (const [at, [letter]] of letters.entries()) {
    const backMicro = refunded[at] ?? 0;
    expect(amountsIn(letter)).toEqual(named([backMicro]));
    expect(letter?.body).toContain(backMicro > 0 ? backs[at] : say.nothing);
  }
}

function dollars(micro: number): string {
  return `${micro < 0 ? '-' : ''}$${(Math.abs(micro) / 1_000_000).toFixed(2)}`;
}

function amountsIn(letter: Letter | undefined): readonly string[] {
  return letter?.body.match(/\$\d+\.\d\d/g) ?? [];
}

/** Leaves out amounts of nothing, which a letter does not name. */
function named(micro: readonly number[]): readonly string[] {
  return micro.filter((one) => one > 0).map(dollars);
}
