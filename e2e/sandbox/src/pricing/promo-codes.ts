import type { CurrencyCode, DiscountType, Locale } from '@tiffin/contracts';
import { formatMoney } from '@tiffin/domain';
import type { Sentence } from '../errors/refusal';

/**
 * A promo code: its discount and its conditions. Values are micro units or per cent, depending on the type.
 */
export type PromoCode = {
  readonly code: string;
  /** Amounts are in braces, so that `promoName` can write them in a currency. */
  readonly name: Sentence;
  readonly effect:
    | { readonly kind: 'items'; readonly type: DiscountType; readonly value: number }
    /** Takes nothing off: the discount comes as points once the order is completed. */
    | { readonly kind: 'points'; readonly type: DiscountType; readonly value: number }
    | { readonly kind: 'delivery' };
  readonly minimumItemSumMicro: number;
  readonly isExpired: boolean;
  /** If set, only members of this team can use it. */
  readonly teamId: string | null;
};

const UNIT = 1_000_000;
const base = { minimumItemSumMicro: 0, isExpired: false, teamId: null };

/** Every code that the sandbox knows. */
export const PROMO_CODES: readonly PromoCode[] = [
  {
    ...base,
    code: 'LUNCH10',
    name: { en: '10% off lunch', zh: '午餐九折' },
    effect: { kind: 'items', type: 'PERCENT_OFF', value: 10 },
  },
  {
    ...base,
    code: 'FIVEOFF',
    name: { en: '{5.00} off from {15.00}', zh: '滿 {15.00} 減 {5.00}' },
    effect: { kind: 'items', type: 'AMOUNT_OFF', value: 5 * UNIT },
    minimumItemSumMicro: 15 * UNIT,
  },
  {
    ...base,
    code: 'FREEDEL',
    name: { en: 'Free delivery', zh: '免外送費' },
    effect: { kind: 'delivery' },
  },
  {
    ...base,
    code: 'BASE15',
    name: { en: '15% off, extras excluded', zh: '八五折（不含加料）' },
    effect: { kind: 'items', type: 'PERCENT_OFF_BASE', value: 15 },
  },
  {
    ...base,
    code: 'NINEFLAT',
    name: { en: 'Your priciest dish for {9.00}', zh: '最貴一道 {9.00}' },
    effect: { kind: 'items', type: 'FIXED_PRICE', value: 9 * UNIT },
  },
  {
    ...base,
    code: 'SEVENBASE',
    name: { en: 'Your priciest dish for {7.00}, plus extras', zh: '最貴一道 {7.00}（加料另計）' },
    effect: { kind: 'items', type: 'FIXED_PRICE_BASE', value: 7 * UNIT },
  },
  {
    ...base,
    code: 'POINTS10',
    name: { en: '10% back in points', zh: '積分回贈一成' },
    effect: { kind: 'points', type: 'PERCENT_OFF', value: 10 },
  },
  {
    ...base,
    code: 'SUMMER25',
    name: { en: '25% off in summer', zh: '夏日七五折' },
    effect: { kind: 'items', type: 'PERCENT_OFF', value: 25 },
    isExpired: true,
  },
  {
    ...base,
    code: 'NORTHLIGHT',
    name: { en: 'Northlight staff: 20% off', zh: 'Northlight 員工八折' },
    effect: { kind: 'items', type: 'PERCENT_OFF', value: 20 },
    teamId: 'northlight',
  },
];

/** Returns the code as people type it, in any case; undefined if there is none. */
export function findPromoCode(code: string): PromoCode | undefined {
  return PROMO_CODES.find((one) => one.code === code.trim().toUpperCase());
}

/** Returns what a code gives, in words, with its amounts in a currency. Without one they have no symbol. */
export function promoName(
  { name }: Pick<PromoCode, 'name'>,
  locale: Locale,
  currencyCode: CurrencyCode | undefined,
): string {
  return name[locale].replace(/\{([\d.]+)\}/g, (_, amount: string) =>
    currencyCode === undefined ? amount : formatMoney(Number(amount) * UNIT, currencyCode, locale),
  );
}
