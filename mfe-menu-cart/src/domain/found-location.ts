import type { DeliveryLocation, FoundAddress } from '@tiffin/domain';

/** Returns a found address as a delivery location. A place without a street, such as a city, is a point with a name. */
export function foundLocation(found: FoundAddress): DeliveryLocation {
  const { latitude, longitude, displayName, postalAddress, isWholeStreet } = found;
  const point = { latitude, longitude, displayName };
  if (postalAddress === null) return { ...point, kind: 'point' };
  return { ...point, kind: 'postal', postalAddress, ...(isWholeStreet && { isWholeStreet }) };
}
