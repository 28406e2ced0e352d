import { ApiError } from '@tiffin/api';
import type { AddressSearchConfig } from '@tiffin/config';
import { isRecord } from '@tiffin/contracts';
import { streetLine } from '@tiffin/domain';
import type { FoundAddress } from '@tiffin/domain';
import type { AddressSearch, AddressSuggestion } from './address-search';
import type { ReadAnswer } from './photon-search';
import { isDegrees, joined, listOf, textOf } from './text-of';

const LIMIT_MS = 5000;
/** Google weighs places within this distance of the point higher. */
const NEAR_METRES = 50_000;
const FIELDS = 'id,displayName,shortFormattedAddress,location,addressComponents';

type GoogleConfig = Extract<AddressSearchConfig, { readonly provider: 'google' }>;

/**
 * Searches with Google Places (New). One session token joins the questions of one search with its details, which Google
 * bills as one session; the next search has its own.
 */
export function createGoogleSearch(
  { url, key }: GoogleConfig,
  read: ReadAnswer,
  newToken: () => string = () => crypto.randomUUID(),
): AddressSearch {
  let sessionToken: string | null = null;
  return {
    suggest: async (text, { near, locale, signal }) => {
      sessionToken ??= newToken();
      const { suggestions } = await read({
        url,
        path: '/v1/places:autocomplete',
        headers: { 'X-Goog-Api-Key': key },
        body: {
          input: text,
          sessionToken,
          languageCode: languageOf(locale),
          ...(near ? { locationBias: { circle: { center: near, radius: NEAR_METRES } } } : {}),
        },
        signal,
        timeoutMs: LIMIT_MS,
      });
      // Google leaves the list out if nothing fits.
      return suggestions === undefined ? [] : listOf(suggestions).flatMap(readSuggestion);
    },
    resolve: async (suggestion, { locale, signal }) => {
      const token = sessionToken;
      try {
        const place = await read({
          url,
          path: `/v1/places/${encodeURIComponent(suggestion.placeId)}`,
          query: { languageCode: languageOf(locale), ...(token === null ? {} : { sessionToken: token }) },
          headers: { 'X-Goog-Api-Key': key, 'X-Goog-FieldMask': FIELDS },
          signal,
          timeoutMs: LIMIT_MS,
        });
        // The answer ends the session; a failed question can be repeated in it.
        sessionToken = null;
        return readPlace(suggestion, place);
      } catch (error) {
        if (isUnknownPlace(error)) return null;
        throw error;
      }
    },
  };
}

function languageOf(locale: string): string {
  return locale === 'zh' ? 'zh-HK' : locale;
}

/** Returns the suggestion of a prediction; none for a suggested search term, which is no place. */
function readSuggestion(suggestion: unknown): readonly AddressSuggestion[] {
  const prediction = fieldOf(suggestion, 'placePrediction');
  const placeId = textOf(fieldOf(prediction, 'placeId'));
  const format = fieldOf(prediction, 'structuredFormat');
  const text =
    textOf(fieldOf(fieldOf(format, 'mainText'), 'text')) ||
    textOf(fieldOf(fieldOf(prediction, 'text'), 'text'));
  if (placeId === '' || text === '') return [];
  return [{ placeId, text, note: textOf(fieldOf(fieldOf(format, 'secondaryText'), 'text')), found: null }];
}

/** Google answers 404 for a place that is gone, and 400 for an id that never was one. */
function isUnknownPlace(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

/** Returns what is told of a place; null without a point on earth or any name. */
function readPlace(
  { placeId, text }: AddressSuggestion,
  place: Readonly<Record<string, unknown>>,
): FoundAddress | null {
  const latitude = fieldOf(place['location'], 'latitude');
  const longitude = fieldOf(place['location'], 'longitude');
  if (!isDegrees(latitude, 90) || !isDegrees(longitude, 180)) return null;
  const { addressComponents: list } = place;
  const components: readonly unknown[] = Array.isArray(list) ? list : [];
  const part = (types: readonly string[], form: 'longText' | 'shortText', longest: number): string => {
    const found = types.map((type) => components.find((each) => hasType(each, type))).find(Boolean);
    return textOf(fieldOf(found, form), longest);
  };
  const country = part(['country'], 'shortText', 2);
  const city = part(
    ['locality', 'postal_town', 'sublocality_level_1', 'administrative_area_level_1'],
    'longText',
    100,
  );
  const street = part(['route'], 'longText', 150);
  const houseNumber = part(['street_number'], 'longText', 20);
  const name = textOf(fieldOf(place['displayName'], 'text'));
  const addressLine1 = street === '' ? '' : streetLine(street, houseNumber, country);
  // Google names a street by itself, in full or short.
  const isNamed = ![street, part(['route'], 'shortText', 150), ''].includes(name);
  const isWholeStreet = street !== '' && houseNumber === '' && !isNamed;
  const displayName =
    (addressLine1 === '' ? name : joined([addressLine1, city])) ||
    textOf(place['shortFormattedAddress']) ||
    text;
  if (displayName === '') return null;
  return {
    placeId,
    latitude,
    longitude,
    displayName,
    postalAddress:
      addressLine1 === '' || city === ''
        ? null
        : {
            addressLine1,
            addressLine2:
              part(['subpremise'], 'longText', 100) || (houseNumber === '' && isNamed ? name : ''),
            city,
            province: part(['administrative_area_level_1'], 'shortText', 100),
            postalCode: part(['postal_code'], 'longText', 20),
            country,
          },
    ...(isWholeStreet && { isWholeStreet }),
  };
}

function hasType(component: unknown, type: string): boolean {
  const types = fieldOf(component, 'types');
  return Array.isArray(types) && types.includes(type);
}

function fieldOf(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}
