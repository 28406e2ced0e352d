import { expect, it } from '@jest/globals';
import { pngSize } from '../../test-support/png-size';
import { drawPng } from './draw-png';
import { groupCard } from './group-card';
import { merchantCard } from './merchant-card';
import { siteCard } from './site-card';

const picturePath = '/pictures/merchant/turmeric-rings-dal-makhani_mango-lassi-2.svg';
const merchant = { name: 'Saffron Street', about: 'Biryani, dals', city: 'London', picturePath };
const group = {
  hostFirstName: 'Ana',
  merchantName: 'Saffron Street',
  picturePath,
  orderBy: { time: '11:30', day: 'Wed 25 Nov', zone: 'London time' },
  guestCount: 5,
};

const textsOf = (svg: string): readonly string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text);

it.each([
  ['a merchant', merchantCard(merchant)],
  ['a merchant whose picture is unknown', merchantCard({ ...merchant, picturePath: 'https://elsewhere' })],
  ['a group', groupCard(group)],
  ['the site', siteCard()],
])('draws the card of %s as a PNG of 1200 by 630 pixels', async (_what, svg) => {
  expect(pngSize(await drawPng(svg))).toEqual({ width: 1200, height: 630 });
});

it('shows a merchant with its name, what it cooks, and its city', () => {
  expect(textsOf(merchantCard(merchant))).toEqual(['tiffin', 'Saffron', 'Street', 'Biryani, dals · London']);
  const long = { ...merchant, name: '永樂茶室 Wing Lok', about: 'Milk tea, pineapple buns, baked rice' };
  expect(textsOf(merchantCard(long)).slice(1)).toEqual([
    'Wing Lok',
    'Milk tea, pineapple buns, baked rice',
    'London',
  ]);
});

it('has only the light theme, because a chat’s theme is not known', () => {
  expect(merchantCard(merchant)).not.toContain('prefers-color-scheme');
});

it('shows who orders where, until when, and how many are in', () => {
  expect(textsOf(groupCard(group))).toEqual([
    ...['tiffin', 'Ana is ordering from', 'Saffron', 'Street'],
    ...['Order by 11:30', 'Wed 25 Nov', 'London time', '5 people'],
  ]);
});

it('shows a group without a deadline, and a host whose name the font cannot write', () => {
  const texts = textsOf(groupCard({ ...group, hostFirstName: '大文', orderBy: null, guestCount: 1 }));
  expect(texts).toEqual(['tiffin', 'A group is ordering from', 'Saffron', 'Street', '1 person']);
});

it('cuts the host’s name and not the sentence', () => {
  const texts = textsOf(groupCard({ ...group, hostFirstName: 'Maximiliana-Theodora-Konstantina' }));
  expect(texts[1]).toMatch(/^Maximiliana[\w-]*… is ordering from$/);
});
