import type { AddressSearchConfig } from '@tiffin/config';
import type { SettingReader } from '@tiffin/settings';
import {
  addressSearch,
  addressSearchKey,
  addressSearchLanguages,
  googleUrl,
  photonUrl,
} from './declared/side-service-settings';

/** Returns the search for addresses: the sandbox's unless set. Google's needs a key. */
export function readAddressSearch({ read, refuse }: SettingReader): AddressSearchConfig {
  const provider = read(addressSearch);
  if (provider === 'photon')
    return { provider, url: read(photonUrl), languages: read(addressSearchLanguages) };
  const key = read(addressSearchKey);
  if (key === '') refuse(addressSearchKey, 'must be set for google');
  return { provider, url: read(googleUrl), key };
}
