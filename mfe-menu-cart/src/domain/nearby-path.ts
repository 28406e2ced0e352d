import type { LatLng } from '@tiffin/contracts';
import { DEFAULT_DISTANCE_METRES } from './browsing-query';

type Place = LatLng & { readonly displayName: string };

/** Returns the home page's URL with the merchants within a distance of a place, in metres. */
export function nearbyPath({ latitude, longitude, displayName }: Place, distanceMetres: number): string {
  const query = new URLSearchParams({ address: displayName, lat: String(latitude), lon: String(longitude) });
  const isDefault = distanceMetres === DEFAULT_DISTANCE_METRES;
  if (!isDefault) query.set('r', String(Math.round(distanceMetres)));
  return `/?${query.toString()}`;
}
