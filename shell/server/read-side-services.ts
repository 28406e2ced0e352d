import type { SideServices } from '@tiffin/config';
import { SANDBOX_SECRETS } from './production-settings';
import type { SettingReader } from './setting-reader';

type Urls = { readonly origin: string; readonly sandbox: string };

/** Returns the URLs of the optional services. `none` turns one off. */
export function readSideServices(read: SettingReader, { origin, sandbox }: Urls): SideServices {
  const lookupUrl = read.optionalUrl('TIFFIN_IP_LOOKUP_URL', `${sandbox}/ip-lookup`);
  const key = read.text('TIFFIN_IP_LOOKUP_KEY', SANDBOX_SECRETS.ipLookup);
  return {
    analyticsUrl: read.optionalUrl('TIFFIN_ANALYTICS_URL', `${sandbox}/analytics`),
    cmsUrl: read.optionalUrl('TIFFIN_CMS_URL', `${sandbox}/cms`),
    flagsUrl: read.optionalUrl('TIFFIN_FLAGS_URL', `${sandbox}/flags`),
    ipLookup: lookupUrl === null ? null : { url: lookupUrl, key },
    errorDsn: read.optionalUrl('TIFFIN_ERROR_DSN', withUser(`${sandbox}/errors/1`)),
    fraudScriptUrl: read.optionalUrl('TIFFIN_FRAUD_SCRIPT_URL', `${sandbox}/sift/s.js`),
    downloadAppUrl: read.optionalUrl('TIFFIN_DOWNLOAD_APP_URL', `${origin}/_app`),
  };
}

/** Adds the public key, which a DSN has as the user of its URL. */
function withUser(url: string): string {
  return url.replace('://', '://tiffin@');
}
