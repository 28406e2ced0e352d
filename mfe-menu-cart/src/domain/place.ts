import type { LatLng } from '@tiffin/contracts';

/** A point to look around, and what the person calls it. */
export type Place = LatLng & { readonly displayName: string };

/**
 * The place that typed words mean: one whose whole name was typed, else one whose name stands in the words
 * ("12 Mercer Street, Toronto"), else the only one that begins with them. The words stay as its name where they say more.
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
