import type { AppConfig } from '@tiffin/config';
import type { Extension } from '@tiffin/contracts';
import type { SettingReader } from '@tiffin/server/settings';
import {
  addressSearch,
  addressSearchKey,
  addressSearchLanguages,
  cities,
  googleUrl,
  photonUrl,
} from './declared/side-service-settings';

/** A city as it is written in the setting: `Toronto/多倫多,ON,CA,43.65,-79.38`. */
const CITY = /^[^,;]+,[^,;]*,[A-Z]{2},-?\d{1,2}(?:\.\d+)?,-?\d{1,3}(?:\.\d+)?$/;

/**
 * Returns the search for addresses: the sandbox's unless set. Google's needs a key. A list of cities stands in where the
 * services find none.
 */
export function readAddressSearch(
  { read, refuse }: SettingReader,
  offered: readonly Extension[],
): Pick<AppConfig, 'addressSearch' | 'cities'> {
  const provider = read(addressSearch);
  if (provider === 'google') {
    const key = read(addressSearchKey);
    if (key === '') refuse(addressSearchKey, 'must be set for google');
    return { addressSearch: { provider, url: read(googleUrl), key }, cities: [] };
  }
  if (provider === 'photon' && offered.includes('addressSearch'))
    return {
      addressSearch: { provider, url: read(photonUrl), languages: read(addressSearchLanguages) },
      cities: [],
    };
  const lines = read(cities)
    .split(';')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== 'none');
  const wrong = lines.find((line) => !CITY.test(line));
  if (wrong !== undefined)
    refuse(cities, `must be cities such as Toronto/多倫多,ON,CA,43.65,-79.38, not "${wrong}"`);
  if (lines.length === 0) refuse(cities, 'must name a city where addresses are not searched');
  return { cities: lines };
}
