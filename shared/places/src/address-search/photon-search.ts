import type { ThirdPartyQuestion } from '@tiffin/api';
import type { AddressSearchConfig } from '@tiffin/config';
import { isRecord } from '@tiffin/contracts';
import { streetLine } from '@tiffin/domain';
import type { AddressSearch, AddressSuggestion } from './address-search';
import { isDegrees, joined, listOf, textOf } from './text-of';

const LIMIT_MS = 5000;
const MOST = 6;

type PhotonConfig = Extract<AddressSearchConfig, { readonly provider: 'photon' }>;
export type ReadAnswer = (question: ThirdPartyQuestion) => Promise<Readonly<Record<string, unknown>>>;

/** Searches with Photon (https://github.com/komoot/photon). An answer holds the whole place, so nothing is asked twice. */
export function createPhotonSearch({ url, languages }: PhotonConfig, read: ReadAnswer): AddressSearch {
  return {
    suggest: async (text, { near, locale, signal }) => {
      const { features } = await read({
        url,
        path: '/api',
        query: {
          q: text,
          limit: String(MOST),
          // Photon refuses a language that it does not have.
          ...(languages.includes(locale) ? { lang: locale } : {}),
          ...(near ? { lat: String(near.latitude), lon: String(near.longitude) } : {}),
        },
        signal,
        timeoutMs: LIMIT_MS,
      });
      return listOf(features).flatMap(readSuggestion);
    },
    resolve: async ({ found }) => found,
  };
}

/** Returns the suggestion of a feature; none without coordinates, id or name. */
function readSuggestion(feature: unknown): readonly AddressSuggestion[] {
  const { geometry, properties } = isRecord(feature) ? feature : {};
  if (!isRecord(geometry) || !isRecord(properties) || !Array.isArray(geometry['coordinates'])) return [];
  const [longitude, latitude]: readonly unknown[] = geometry['coordinates'];
  const placeId = `${textOf(properties['osm_type'])}${String(properties['osm_id'] ?? '')}`;
  const lines = linesOf(properties);
  if (!isDegrees(latitude, 90) || !isDegrees(longitude, 180) || placeId === '' || lines.text === '')
    return [];
  const { text, note, ...address } = lines;
  return [{ placeId, text, note, found: { placeId, latitude, longitude, ...address } }];
}

function linesOf(place: Readonly<Record<string, unknown>>) {
  const country = textOf(place['countrycode'], 2).toUpperCase();
  const name = textOf(place['name']);
  // A street bears its own name; a house names its street.
  const street = textOf(place['street']) || (place['type'] === 'street' ? name : '');
  const houseNumber = textOf(place['housenumber'], 20);
  const line = street === '' ? '' : streetLine(street, houseNumber, country);
  const isArea = street === '';
  const isCity = place['type'] === 'city';
  const city = textOf(place['city'], 100) || (isCity ? name : textOf(place['county'], 100));
  const province = textOf(place['state'], 100);
  const postalCode = textOf(place['postcode'], 20);
  const ownName = isArea || name === street ? '' : name;
  const text = isArea ? name : ownName || line;
  return {
    text,
    note: joined([
      ownName === '' ? '' : line,
      ...[textOf(place['district']), city, province, textOf(place['country'])].filter(
        (part) => part !== text,
      ),
    ]),
    displayName: isArea ? joined([name, isCity ? '' : city]) : joined([ownName, line, city]),
    postalAddress:
      isArea || city === ''
        ? null
        : { addressLine1: line, addressLine2: ownName, city, province, postalCode, country },
    ...(!isArea && houseNumber === '' && ownName === '' && { isWholeStreet: true as const }),
  };
}
