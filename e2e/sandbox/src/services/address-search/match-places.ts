import type { LatLng } from '@tiffin/contracts';
import { distanceMetres } from '@tiffin/domain';
import { PLACES, pointOf } from '../../seed/gazetteer/places';
import type { Place } from '../../seed/gazetteer/places';

/** A place that fits a text, and the house number that the text names. */
export type Match = { readonly place: Place; readonly houseNumber: number | null };

/**
 * Returns the places that have every word of a text, as a word or its beginning, those near the point first. A number is a
 * house number, unless it belongs to the name of the street or is the postal code.
 */
export function matchPlaces(text: string, near: LatLng | null): readonly Match[] {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const found = PLACES.flatMap((place) => matchOf(place, words));
  const metres = ({ place }: Match) => (near ? distanceMetres(near, pointOf(place)) : 0);
  return found.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      namedWords(other, words) - namedWords(one, words) ||
      metres(one) - metres(other),
  );
}

function matchOf(place: Place, words: readonly string[]): readonly Match[] {
  const known = wordsOfPlace(place);
  const strange = words.filter((word) => !known.some((each) => fits(word, each)));
  if (strange.length === 0) {
    // "Toronto" means the city, not each of its streets.
    const names = place.kind === 'street' ? wordsOf(place.street.name) : known;
    return words.some((word) => names.some((each) => each.startsWith(word)))
      ? [{ place, houseNumber: null }]
      : [];
  }
  const [number = ''] = strange;
  const isHouse = place.kind === 'street' && strange.length === 1 && /^[1-9]\d{0,3}$/.test(number);
  const isNamed = words.some(
    (word) =>
      word !== number &&
      place.kind === 'street' &&
      wordsOf(place.street.name).some((each) => each.startsWith(word)),
  );
  return isHouse && isNamed ? [{ place, houseNumber: Number(number) }] : [];
}

/** Returns whether a typed word begins a known one. A number is whole: 1 is not the beginning of a postal code. */
function fits(typed: string, known: string): boolean {
  return /^\d+$/.test(typed) ? known === typed : known.startsWith(typed);
}

/** A house that was asked for comes before a city, and a city before streets. */
function rank({ place, houseNumber }: Match): number {
  if (houseNumber !== null) return 0;
  return place.kind === 'city' ? 1 : 2;
}

/** Returns how many words the name of the street has: "Harbour Street" is nearer than "York Street, Harbourfront". */
function namedWords({ place }: Match, words: readonly string[]): number {
  if (place.kind === 'city') return 0;
  const names = wordsOf(place.street.name);
  return words.filter((word) => names.some((name) => fits(word, name))).length;
}

function wordsOfPlace({ city, ...place }: Place): readonly string[] {
  const street = place.kind === 'street' ? place.street : null;
  return wordsOf(
    [street?.name, street?.postalCode, street?.district, ...city.name, city.province, ...city.country].join(
      ' ',
    ),
  );
}

/** Returns the words of a text in small letters, without accents and punctuation. */
function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
