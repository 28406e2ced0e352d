import type { DeliveryLocation } from '@tiffin/domain';

/**
 * Returns the location that a text means. It is the one with exactly that name, else one whose name is part of the
 * text ("12 Mercer Street, Toronto"), else the only one that begins with it. If the text says more, it becomes the
 * name: a city becomes a street in the city, and any other location a mere point.
 */
export function findLocation(typed: string, known: readonly DeliveryLocation[]): DeliveryLocation | null {
  const words = typed.trim().toLocaleLowerCase();
  if (words === '') return null;
  const name = (location: DeliveryLocation) => location.displayName.toLocaleLowerCase();
  const exact = known.find((location) => name(location) === words);
  if (exact) return exact;
  const inside = known.find((location) => name(location) !== '' && words.includes(name(location)));
  if (inside) return withName(inside, typed.trim());
  const begun = known.filter((location) => name(location).startsWith(words));
  return begun.length === 1 ? (begun[0] ?? null) : null;
}

function withName(location: DeliveryLocation, displayName: string): DeliveryLocation {
  const { latitude, longitude } = location;
  return location.kind === 'city' || location.kind === 'street'
    ? { kind: 'street', cityKey: location.cityKey, latitude, longitude, displayName }
    : { kind: 'point', latitude, longitude, displayName };
}
