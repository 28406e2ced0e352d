import type { AddressSearchConfig } from '@tiffin/config';

/** What a service of addresses answers, in the shapes that its documentation shows. */
export type Provider = {
  readonly config: AddressSearchConfig;
  /** Two suggestions for "12 Mer", the first of them the house. */
  readonly suggestions: object;
  readonly nothing: object;
  /** Suggestions of which only the house can be used; from the others something is missing. */
  readonly withGaps: object;
  /** Answers that are none of this service. */
  readonly foreign: readonly object[];
  /** The place of the first suggestion, if the service tells it only when asked. */
  readonly place: object | null;
  /** The service's own errors, with their HTTP status. */
  readonly errors: readonly (readonly [status: number, body: object])[];
};

const component = (longText: string, shortText: string, ...types: string[]) => ({
  longText,
  shortText,
  types,
  languageCode: 'en',
});

const prediction = (placeId: string, main: string, secondary: string) => ({
  placePrediction: {
    place: `places/${placeId}`,
    placeId,
    text: { text: `${main}, ${secondary}`, matches: [{ startOffset: 0, endOffset: 6 }] },
    structuredFormat: {
      mainText: { text: main, matches: [{ startOffset: 0, endOffset: 6 }] },
      secondaryText: { text: secondary },
    },
    types: ['premise', 'geocode'],
  },
});

const googleError = (code: number, status: string, message: string, reason: string) =>
  [
    code,
    {
      error: {
        code,
        message,
        status,
        details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'googleapis.com' }],
      },
    },
  ] as const;

/** https://developers.google.com/maps/documentation/places/web-service/place-autocomplete and /place-details. */
const google: Provider = {
  config: { provider: 'google', url: 'https://places.googleapis.test', key: 'the-key' },
  suggestions: {
    suggestions: [
      prediction('ChIJ12', '12 Mercer Street', 'Toronto, ON, Canada'),
      prediction('ChIJ13', 'Mercer Island', 'WA, USA'),
    ],
  },
  nothing: {},
  withGaps: {
    suggestions: [
      { queryPrediction: { text: { text: '12 mercer restaurants' } } },
      { placePrediction: { text: { text: 'No id' } } },
      { placePrediction: { placeId: 'ChIJ0' } },
      prediction('ChIJ12', '12 Mercer Street', 'Toronto, ON, Canada'),
    ],
  },
  foreign: [{ suggestions: 'none' }, { suggestions: { placePrediction: {} } }],
  place: {
    id: 'ChIJ12',
    displayName: { text: '12 Mercer St', languageCode: 'en' },
    shortFormattedAddress: '12 Mercer St, Toronto',
    location: { latitude: 43.6455, longitude: -79.3901 },
    addressComponents: [
      component('12', '12', 'street_number'),
      component('Mercer Street', 'Mercer St', 'route'),
      component('Toronto', 'Toronto', 'locality', 'political'),
      component('Ontario', 'ON', 'administrative_area_level_1', 'political'),
      component('Canada', 'CA', 'country', 'political'),
      component('M5V 1H3', 'M5V 1H3', 'postal_code'),
    ],
  },
  errors: [
    googleError(
      400,
      'INVALID_ARGUMENT',
      'API key not valid. Please pass a valid API key.',
      'API_KEY_INVALID',
    ),
    googleError(
      403,
      'PERMISSION_DENIED',
      'Requests from referer https://lunch.example/ are blocked.',
      'API_KEY_HTTP_REFERRER_BLOCKED',
    ),
    googleError(
      429,
      'RESOURCE_EXHAUSTED',
      "Quota exceeded for quota metric 'AutocompletePlacesRequest' and limit 'AutocompletePlacesRequest per minute'.",
      'RATE_LIMIT_EXCEEDED',
    ),
    googleError(500, 'INTERNAL', 'An internal error has occurred.', 'INTERNAL'),
    googleError(503, 'UNAVAILABLE', 'The service is currently unavailable.', 'UNAVAILABLE'),
  ],
};

const feature = (properties: object, coordinates: unknown = [-79.3901, 43.6455]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties: { osm_type: 'W', osm_id: 301, osm_key: 'building', ...properties },
});
const house = feature({
  type: 'house',
  housenumber: '12',
  street: 'Mercer Street',
  postcode: 'M5V 1H3',
  city: 'Toronto',
  state: 'ON',
  country: 'Canada',
  countrycode: 'CA',
});
const island = feature({
  osm_id: 302,
  type: 'city',
  name: 'Mercer Island',
  state: 'WA',
  country: 'United States',
});
const collection = (...features: readonly unknown[]) => ({ type: 'FeatureCollection', features });

/** https://github.com/komoot/photon and the answers of https://photon.komoot.io/api. */
const photon: Provider = {
  config: { provider: 'photon', url: 'https://photon.test', languages: ['en'] },
  suggestions: collection(house, island),
  nothing: collection(),
  withGaps: collection(
    feature({ name: 'No point' }, null),
    feature({ osm_id: 303 }),
    feature({ osm_id: 304, name: 'Off the earth' }, [13, 95]),
    house,
  ),
  foreign: [{}, { features: 'none' }, { message: 'unknown query parameter' }],
  place: null,
  errors: [
    [400, { message: "missing search term 'q': /?q=berlin" }],
    [403, { message: 'Access denied' }],
    [429, { message: 'Too many requests' }],
    [500, { message: 'Internal Server Error' }],
    [503, {}],
  ],
};

export const PROVIDERS = [
  ['Google Places', google],
  ['Photon', photon],
] as const;
