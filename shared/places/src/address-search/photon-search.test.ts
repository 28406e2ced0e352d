import { expect, it } from '@jest/globals';
import type { ThirdPartyQuestion } from '@tiffin/api';
import { createPhotonSearch } from './photon-search';

const config = { provider: 'photon', url: 'https://photon.test', languages: ['en'] } as const;

function searchWith(answer: Readonly<Record<string, unknown>>) {
  const questions: ThirdPartyQuestion[] = [];
  const search = createPhotonSearch(config, async (question) => {
    questions.push(question);
    return answer;
  });
  return { search, questions };
}

const feature = (properties: object, coordinates: unknown = [13.4, 52.5]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties: { osm_type: 'N', osm_id: 7, ...properties },
});

/** Features as https://photon.komoot.io/api answered them on 2026-11-20. */
const house = feature({
  osm_type: 'W',
  osm_id: 301,
  osm_key: 'building',
  type: 'house',
  housenumber: '42',
  street: 'Oranienstraße',
  postcode: '10999',
  district: 'Kreuzberg',
  city: 'Berlin',
  state: 'Berlin',
  country: 'Germany',
  countrycode: 'DE',
  extent: [13.41, 52.51, 13.42, 52.5],
});

it('asks with the text, the point, and a language that the service has', async () => {
  const { search, questions } = searchWith({ features: [] });
  await search.suggest('Oranien', { near: { latitude: 52.5, longitude: 13.4 }, locale: 'en' });
  await search.suggest('Oranien', { near: null, locale: 'zh' });
  expect(questions.map(({ url, path, query }) => ({ url, path, query }))).toEqual([
    {
      url: 'https://photon.test',
      path: '/api',
      query: { q: 'Oranien', limit: '6', lang: 'en', lat: '52.5', lon: '13.4' },
    },
    { url: 'https://photon.test', path: '/api', query: { q: 'Oranien', limit: '6' } },
  ]);
});

it('reads a house with its coordinates, written as people of the country write it', async () => {
  const { search } = searchWith({ features: [house] });
  const [suggestion] = await search.suggest('Oranien', { near: null, locale: 'en' });
  expect(suggestion).toMatchObject({
    placeId: 'W301',
    text: 'Oranienstraße 42',
    note: 'Kreuzberg, Berlin, Germany',
  });
  expect(suggestion && (await search.resolve(suggestion, { locale: 'en' }))).toEqual({
    placeId: 'W301',
    latitude: 52.5,
    longitude: 13.4,
    displayName: 'Oranienstraße 42, Berlin',
    postalAddress: {
      addressLine1: 'Oranienstraße 42',
      addressLine2: '',
      city: 'Berlin',
      province: 'Berlin',
      postalCode: '10999',
      country: 'DE',
    },
  });
});

it.each([
  [
    'a street',
    { type: 'street', name: 'Mercer Street', city: 'Toronto', countrycode: 'CA' },
    { text: 'Mercer Street', displayName: 'Mercer Street, Toronto', line: 'Mercer Street' },
  ],
  [
    'a named building',
    {
      type: 'house',
      name: 'Old Bank',
      housenumber: '38',
      street: 'Yonge Street',
      city: 'Toronto',
      countrycode: 'CA',
    },
    { text: 'Old Bank', displayName: 'Old Bank, 38 Yonge Street, Toronto', line: '38 Yonge Street' },
  ],
  [
    'a city',
    { type: 'city', name: 'Toronto', countrycode: 'CA' },
    { text: 'Toronto', displayName: 'Toronto' },
  ],
  [
    'a place whose address has gaps',
    { type: 'district', name: 'Kreuzberg' },
    { text: 'Kreuzberg', displayName: 'Kreuzberg' },
  ],
  [
    'a street without a city',
    { type: 'street', name: 'Mercer Street', countrycode: 'CA' },
    { text: 'Mercer Street', displayName: 'Mercer Street' },
  ],
])(
  'reads %s',
  async (
    _what,
    properties,
    { text, displayName, line }: { text: string; displayName: string; line?: string },
  ) => {
    const { search } = searchWith({ features: [feature(properties)] });
    const [suggestion] = await search.suggest('text', { near: null, locale: 'en' });
    expect(suggestion?.text).toBe(text);
    expect(suggestion?.found?.displayName).toBe(displayName);
    expect(suggestion?.found?.postalAddress?.addressLine1).toBe(line);
  },
);

it.each([
  ['a street without a number', { type: 'street', name: 'Mercer Street' }, true],
  ['an entrance without a number', { type: 'house', street: 'Mercer Street' }, true],
  ['a house', { type: 'house', street: 'Mercer Street', housenumber: '12' }, undefined],
  ['a named building', { type: 'house', street: 'Mercer Street', name: 'Old Bank' }, undefined],
  ['a city', { type: 'city', name: 'Toronto' }, undefined],
])('says that the house number is missing only of a street: %s', async (_what, properties, isWholeStreet) => {
  const { search } = searchWith({
    features: [feature({ city: 'Toronto', countrycode: 'CA', ...properties })],
  });
  const [suggestion] = await search.suggest('text', { near: null, locale: 'en' });
  expect(suggestion?.found?.isWholeStreet).toBe(isWholeStreet);
});

it.each([
  ['no features', { features: [] }],
  [
    'features without coordinates, ids and names',
    {
      features: [
        null,
        {},
        { geometry: null, properties: {} },
        feature({ name: 'Nowhere' }, ['x', 'y']),
        feature({ name: 'Too far' }, [13, 95]),
        feature({ name: '' }),
        feature({ name: 7 }),
        { ...house, properties: { name: 'No id' } },
      ],
    },
  ],
])('suggests nothing if the answer holds %s', async (_what, answer) => {
  const { search } = searchWith(answer);
  expect(await search.suggest('text', { near: null, locale: 'en' })).toEqual([]);
});
