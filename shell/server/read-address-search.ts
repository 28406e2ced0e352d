import type { AddressSearchConfig } from '@tiffin/config';
import type { SettingReader } from './setting-reader';

const GOOGLE = 'https://places.googleapis.com';

/** Returns the search for addresses: the sandbox's unless set. Google's needs a key. */
export function readAddressSearch(read: SettingReader, sandbox: string): AddressSearchConfig {
  const provider = read.oneOf('TIFFIN_ADDRESS_SEARCH', ['photon', 'google'], 'photon');
  if (provider === 'photon') {
    return {
      provider,
      url: read.url('TIFFIN_ADDRESS_SEARCH_URL', `${sandbox}/address-search`),
      languages: read.list('TIFFIN_ADDRESS_SEARCH_LANGUAGES', 'en,zh'),
    };
  }
  const key = read.text('TIFFIN_ADDRESS_SEARCH_KEY', '');
  if (key === '') read.refuse('TIFFIN_ADDRESS_SEARCH_KEY', 'must be set for google');
  return { provider, url: read.url('TIFFIN_ADDRESS_SEARCH_URL', GOOGLE), key };
}
