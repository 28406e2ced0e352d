import { expect, it } from '@jest/globals';
import { createCityList } from './city-list';

const search = createCityList([
  'Toronto/多倫多,ON,CA,43.65,-79.38',
  'London/倫敦,,GB,51.5,-0.09',
  'Tokyo,,JP,35.68,139.76',
]);
const toronto = { latitude: 43.65, longitude: -79.38 };

async function suggested(
  text: string,
  { near = null, locale = 'en' }: { near?: typeof toronto | null; locale?: 'en' | 'zh' } = {},
): Promise<readonly string[]> {
  const found = await search.suggest(text, { near, locale });
  return found.map((each) => `${each.text} | ${each.note}`);
}

it.each([
  ['to', ['Toronto | ON', 'Tokyo | ']],
  [' LONDON ', ['London | ']],
  ['12 Mercer Street, Tor', ['12 Mercer Street | Toronto, ON']],
  ['12 Mercer Street Toronto', ['12 Mercer Street | Toronto, ON']],
  ['Unit 4, 12 Mercer Street, London', ['Unit 4, 12 Mercer Street | London']],
  [
    '12 Mercer Street',
    ['12 Mercer Street | Toronto, ON', '12 Mercer Street | London', '12 Mercer Street | Tokyo'],
  ],
])('suggests for “%s” %j', async (text, expected) => {
  expect(await suggested(text)).toEqual(expected);
});

it('suggests the nearest city first, by its name in the reader’s language', async () => {
  expect(await suggested('倫', { locale: 'zh' })).toEqual(['倫敦 | ']);
  const near = { latitude: 51, longitude: 0 };
  expect(await suggested('5 King Street', { near, locale: 'zh' })).toEqual([
    '5 King Street | 倫敦',
    '5 King Street | 多倫多, ON',
    '5 King Street | Tokyo',
  ]);
});

it('places a typed street in the middle of its city, as an address to deliver to', async () => {
  const [suggestion] = await search.suggest('12 Mercer Street, Toronto', { near: null, locale: 'en' });
  expect(suggestion && (await search.resolve(suggestion, { locale: 'en' }))).toEqual({
    ...toronto,
    placeId: 'Toronto 12 Mercer Street',
    displayName: '12 Mercer Street, Toronto',
    postalAddress: {
      addressLine1: '12 Mercer Street',
      addressLine2: '',
      city: 'Toronto',
      province: 'ON',
      postalCode: '',
      country: 'CA',
    },
  });
});

it('has no street for a city, and knows no place by the id of another service', async () => {
  const [city] = await search.suggest('Toronto', { near: null, locale: 'en' });
  expect(city?.found).toMatchObject({ ...toronto, displayName: 'Toronto', postalAddress: null });
  const linked = { placeId: 'ChIJ12', text: '', note: '', found: null };
  expect(await search.resolve(linked, { locale: 'en' })).toBeNull();
});
