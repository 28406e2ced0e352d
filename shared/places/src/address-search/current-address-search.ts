import { ApiError, readThirdParty } from '@tiffin/api';
import { getConfig } from '@tiffin/config';
import type { AddressSearchConfig } from '@tiffin/config';
import type { AddressSearch } from './address-search';
import { createCityList } from './city-list';
import { createGoogleSearch } from './google-search';
import { createPhotonSearch } from './photon-search';

const searches = new WeakMap<AddressSearchConfig, AddressSearch>();

/** Returns the search that the configuration names, or its cities. Throws an ApiError on a page without both. */
export function currentAddressSearch(): AddressSearch {
  const { addressSearch: config, cities = [] } = getConfig();
  if (!config && cities.length > 0) return createCityList(cities);
  if (!config) throw new ApiError({ status: 0, type: 'UNKNOWN', reason: 'UNREACHABLE' });
  const known = searches.get(config);
  if (known) return known;
  const search =
    config.provider === 'google'
      ? createGoogleSearch(config, readThirdParty)
      : createPhotonSearch(config, readThirdParty);
  searches.set(config, search);
  return search;
}
