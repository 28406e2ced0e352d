import { expect, it } from '@jest/globals';
import type { ThirdPartyQuestion } from '@tiffin/api';
import { createGoogleSearch } from './google-search';

const config = { provider: 'google', url: 'https://places.googleapis.com', key: 'the-key' } as const;

/** Answers in the shapes of https://developers.google.com/maps/documentation/places/web-service (New). */
const predictions = {
  suggestions: [
    {
      placePrediction: {
        place: 'places/ChIJ12',
        placeId: 'ChIJ12',
        text: { text: '12 Mercer Street, Toronto, ON, Canada', matches: [{ endOffset: 9 }] },
        structuredFormat: {
          mainText: { text: '12 Mercer Street', matches: [{ endOffset: 9 }] },
          secondaryText: { text: 'Toronto, ON, Canada' },
        },
        types: ['street_address', 'geocode'],
      },
    },
    { queryPrediction: { text: { text: 'mercer street restaurants' } } },
    { placePrediction: { placeId: 'ChIJ13', text: { text: 'Mercer Street, New York' } } },
    { placePrediction: { text: { text: 'without an id' } } },
    null,
  ],
};
const component = (longText: string, shortText: string, ...types: string[]) => ({
  longText,
  shortText,
  types,
});
const place = {
  id: 'ChIJ12',
  location: { latitude: 43.6455, longitude: -79.3901 },
  displayName: { text: '12 Mercer St', languageCode: 'en' },
  shortFormattedAddress: '12 Mercer St, Toronto',
  addressComponents: [
    component('7F', '7F', 'subpremise'),
    component('12', '12', 'street_number'),
    component('Mercer Street', 'Mercer St', 'route'),
    component('Toronto', 'Toronto', 'locality', 'political'),
    component('Ontario', 'ON', 'administrative_area_level_1', 'political'),
    component('Canada', 'CA', 'country', 'political'),
    component('M5V 1H3', 'M5V 1H3', 'postal_code'),
  ],
};

function searchWith(details: Readonly<Record<string, unknown>> | Error = place) {
  const questions: ThirdPartyQuestion[] = [];
  let tokens = 0;
  const search = createGoogleSearch(
    config,
    async (question) => {
      questions.push(question);
      if (question.body !== undefined) return predictions;
      if (details instanceof Error) throw details;
      return details;
    },
    () => {
      tokens += 1;
      return `token-${tokens}`;
    },
  );
  return { search, questions };
}
const near = { latitude: 43.65, longitude: -79.38 };
const suggestion = { placeId: 'ChIJ12', text: '12 Mercer Street', note: '', found: null };

it('suggests the places of the predictions and leaves out search terms', async () => {
  const { search, questions } = searchWith();
  expect(await search.suggest('12 Mercer', { near, locale: 'zh' })).toEqual([
    { placeId: 'ChIJ12', text: '12 Mercer Street', note: 'Toronto, ON, Canada', found: null },
    { placeId: 'ChIJ13', text: 'Mercer Street, New York', note: '', found: null },
  ]);
  expect(questions[0]).toMatchObject({
    url: 'https://places.googleapis.com',
    path: '/v1/places:autocomplete',
    headers: { 'X-Goog-Api-Key': 'the-key' },
    body: {
      input: '12 Mercer',
      languageCode: 'zh-HK',
      locationBias: { circle: { center: near, radius: 50_000 } },
    },
  });
});

it('reads the place with coordinates and parts of its address', async () => {
  const { search, questions } = searchWith();
  expect(await search.resolve(suggestion, { locale: 'en' })).toEqual({
    placeId: 'ChIJ12',
    latitude: 43.6455,
    longitude: -79.3901,
    displayName: '12 Mercer Street, Toronto',
    postalAddress: {
      addressLine1: '12 Mercer Street',
      addressLine2: '7F',
      city: 'Toronto',
      province: 'ON',
      postalCode: 'M5V 1H3',
      country: 'CA',
    },
  });
  expect(questions[0]).toMatchObject({
    path: '/v1/places/ChIJ12',
    query: { languageCode: 'en' },
    headers: { 'X-Goog-FieldMask': 'id,displayName,shortFormattedAddress,location,addressComponents' },
  });
});

it('joins the questions of one search by one token, until the details end it', async () => {
  const { search, questions } = searchWith();
  await search.suggest('12', { near: null, locale: 'en' });
  await search.suggest('12 M', { near: null, locale: 'en' });
  await search.resolve(suggestion, { locale: 'en' });
  await search.suggest('5 K', { near: null, locale: 'en' });
  expect(questions.map(({ body, query }) => Object(body ?? query).sessionToken)).toEqual([
    'token-1',
    'token-1',
    'token-1',
    'token-2',
  ]);
});

it('keeps the token of a search whose details failed', async () => {
  const { search, questions } = searchWith(new Error('down'));
  await search.suggest('12', { near: null, locale: 'en' });
  await expect(search.resolve(suggestion, { locale: 'en' })).rejects.toThrow('down');
  await search.suggest('12 M', { near: null, locale: 'en' });
  expect(Object(questions.at(-1)?.body).sessionToken).toBe('token-1');
});

it.each([
  ['no location', { ...place, location: undefined }, null],
  ['a location off the earth', { ...place, location: { latitude: 95, longitude: 0 } }, null],
  ['no parts of the address', { ...place, addressComponents: undefined }, '12 Mercer St'],
  ['neither parts nor a name', { location: place.location, shortFormattedAddress: 'Toronto' }, 'Toronto'],
  [
    'broken parts',
    { ...place, addressComponents: [null, 'x', { types: 'route' }, { types: ['route'] }] },
    '12 Mercer St',
  ],
])('reads a place with %s', async (_what, details, displayName) => {
  const { search } = searchWith(details);
  const found = await search.resolve(suggestion, { locale: 'en' });
  expect(found?.displayName ?? null).toBe(displayName);
  expect(found?.postalAddress ?? null).toBeNull();
});

it.each([
  ['a street in full', 'Mercer Street', '', true],
  ['a street in short', 'Mercer St', '', true],
  ['a street without a name of its own', undefined, '', true],
  ['a named building', 'Old Bank', 'Old Bank', undefined],
])(
  'says that the house number is missing only of a street: %s',
  async (_what, name, line2, isWholeStreet) => {
    const [, , ...withoutNumber] = place.addressComponents;
    const { search } = searchWith({
      ...place,
      displayName: { text: name },
      addressComponents: withoutNumber,
    });
    const found = await search.resolve(suggestion, { locale: 'en' });
    expect(found?.isWholeStreet).toBe(isWholeStreet);
    expect(found?.postalAddress).toMatchObject({ addressLine1: 'Mercer Street', addressLine2: line2 });
  },
);
