import type { Menu } from '@tiffin/contracts';
import { contentSeed } from '../seed/content-seed';
import type { StoredCartItem } from '../services/carts/stored-cart';
import { hasPerk, priceCartItems } from './price-cart-item';

const UNIT = 1_000_000;
const seeded = contentSeed().find(({ record }) => record.externalId === 'lucknow-lunch-home');
if (!seeded) throw new Error('The merchant of this test is not seeded');
const menu: Menu = seeded.menu;

const line: StoredCartItem = {
  cartItemId: 'line-1',
  menuItemId: 'chicken-kathi-roll',
  name: 'as it was called',
  imageUrl: '/as-it-looked.webp',
  quantity: 2,
  options: [{ id: 'sides.papad', choiceId: 'sides', parentOptionId: null, incrementCount: 3 }],
  perkSelected: true,
  note: 'cut in half',
};
const thali = { ...line, menuItemId: 'build-your-own-thali', options: [] };
const priced = (lines: readonly StoredCartItem[], isTaken = false, from = menu) =>
  priceCartItems(from, lines, isTaken);

function menuWith(item: string, option: string): Menu {
  const availability = { isAvailable: false, reason: null, availableAt: null };
  const changed = <Entry extends object>(entries: Readonly<Record<string, Entry>>, id: string) =>
    Object.fromEntries(
      Object.entries(entries).map(([key, one]) => [
        key,
        key === id ? { ...one, availability: { ...availability } } : one,
      ]),
    );
  return { ...menu, items: changed(menu.items, item), options: changed(menu.options, option) };
}

it('multiplies a line by its quantity, adds options by their count, and takes names from the menu', () => {
  const [only] = priced([line]);
  const dish = menu.items['chicken-kathi-roll'];
  const papad = menu.options['sides.papad'];
  const extrasMicro = 3 * (papad?.priceMicro ?? 0);
  const fullMicro = dish?.displayPriceMicro ?? 0;
  expect([extrasMicro > 0, fullMicro > 0]).toEqual([true, true]);
  expect(only).toEqual({
    baseMicro: 2 * fullMicro,
    originalMicro: 2 * (fullMicro + extrasMicro),
    item: {
      cartItemId: 'line-1',
      menuItemId: 'chicken-kathi-roll',
      name: dish?.name,
      imageUrl: dish?.images[0]?.key,
      quantity: 2,
      priceMicro: 2 * (fullMicro + extrasMicro),
      cartItemOptions: [{ ...line.options[0], name: papad?.name, priceMicro: extrasMicro }],
      perk: null,
      note: 'cut in half',
      isAvailable: true,
    },
  });
});

it('keeps the name and picture of a dish that left the menu, without a price and not for sale', () => {
  const [gone] = priced([{ ...line, menuItemId: 'gone', options: [] }]);
  expect(gone).toMatchObject({
    baseMicro: 0,
    originalMicro: 0,
    item: {
      name: 'as it was called',
      imageUrl: '/as-it-looked.webp',
      priceMicro: 0,
      perk: null,
      isAvailable: false,
    },
  });
});

it('prices a removed option at zero and marks the line as not for sale', () => {
  const gone = { id: 'gone', choiceId: 'sides', parentOptionId: null, incrementCount: 1 };
  const [one] = priced([{ ...line, options: [gone] }]);
  expect(one?.item.cartItemOptions).toEqual([{ ...gone, name: '', priceMicro: 0 }]);
  expect(one?.item.isAvailable).toBe(false);
});

it.each([
  ['the dish', 'chicken-kathi-roll', 'nothing'],
  ['an option', 'nothing', 'sides.papad'],
])('marks a line as not for sale while %s is sold out', (_what, item, option) => {
  expect(priced([line], false, menuWith(item, option))[0]?.item.isAvailable).toBe(false);
});

it("gives the perk's price to one piece of the first line that asks for it, and reports it", () => {
  const perk = menu.items['build-your-own-thali']?.perk;
  const [first, second] = priced([thali, { ...thali, cartItemId: 'line-2' }]);
  expect(first).toMatchObject({ baseMicro: 35 * UNIT, originalMicro: 37 * UNIT });
  expect(first?.item.perk).toEqual({ ...perk, isSelected: true });
  expect(second).toMatchObject({ baseMicro: 37 * UNIT, originalMicro: 37 * UNIT, item: { perk: null } });
});

it('gives no perk if another person of the group has it, or nobody asks', () => {
  expect(priced([thali], true)[0]).toMatchObject({ baseMicro: 37 * UNIT, item: { perk: null } });
  expect(priced([{ ...thali, perkSelected: false }])[0]).toMatchObject({ baseMicro: 37 * UNIT });
});

it.each([
  [thali, true],
  [{ ...thali, perkSelected: false }, false],
  [line, false],
  [{ ...thali, menuItemId: 'gone' }, false],
])('detects whether a line asks for the perk of its dish (%#)', (asked, expected) => {
  expect(hasPerk(menu, asked)).toBe(expected);
});
