import type { LatLng } from '@tiffin/contracts';

/** A point to search around, and the person's name for it. */
export type SearchLocation = LatLng & { readonly displayName: string };

/**
 * Returns the search location that a text means. It is the one with exactly that name, else one whose name is part of
 * the text ("12 Mercer Street, Toronto"), else the only one that begins with it. The text becomes its name if
 * it says more.
 */
export function findSearchLocation(
  typed: string,
  searchLocations: readonly SearchLocation[],
): SearchLocation | null {
  const words = typed.trim().toLocaleLowerCase();
  if (words === '') return null;
  const name = (searchLocation: SearchLocation) => searchLocation.displayName.toLocaleLowerCase();
  const exact = searchLocations.find((searchLocation) => name(searchLocation) === words);
  if (exact) return exact;
  const inside = searchLocations.find((searchLocation) => words.includes(name(searchLocation)));
  if (inside) return { ...inside, displayName: typed.trim() };
  const begun = searchLocations.filter((searchLocation) => name(searchLocation).startsWith(words));
  return begun.length === 1 ? (begun[0] ?? null) : null;
}
