import type { LatLng } from '@tiffin/contracts';

/** A city: its centre, its province, and its two-letter country code. */
export type City = LatLng & { readonly key: string; readonly province: string; readonly country: string };

/**
 * Cities whose centre is known without a geocoder. Their names are messages of the locales (`city.<key>`).
 */
export const cities: readonly City[] = [
  { key: 'toronto', latitude: 43.6487, longitude: -79.3817, province: 'ON', country: 'CA' },
  { key: 'newYork', latitude: 40.7411, longitude: -73.9897, province: 'NY', country: 'US' },
  { key: 'london', latitude: 51.5136, longitude: -0.1365, province: '', country: 'GB' },
  { key: 'hongKong', latitude: 22.2819, longitude: 114.1581, province: '', country: 'HK' },
  { key: 'sydney', latitude: -33.8688, longitude: 151.2093, province: 'NSW', country: 'AU' },
  { key: 'berlin', latitude: 52.5244, longitude: 13.4105, province: 'BE', country: 'DE' },
];
