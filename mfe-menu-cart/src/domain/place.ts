import type { LatLng } from '@tiffin/contracts';

/** A point to search around, and the person's name for it. */
export type Place = LatLng & { readonly displayName: string };

/**
 * Returns the place that a text means. It is the place with exactly that name, else one whose name is part of
 * the text ("12 Mercer Street, Toronto"), else the only one that begins with it. The text becomes its name if
 * it says more.
 */
export function findPlace(typed: string, places: readonly Place[]): Place | null {
  const words = typed.trim().toLocaleLowerCase();
  if (words === '') return null;
  const name = (place: Place) => place.displayName.toLocaleLowerCase();
  const exact = places.find((place) => name(place) === words);
  if (exact) return exact;
  const inside = places.find((place) => words.includes(name(place)));
  if (inside) return { ...inside, displayName: typed.trim() };
  const begun = places.filter((place) => name(place).startsWith(words));
  return begun.length === 1 ? (begun[0] ?? null) : null;
}
