import type { SideServices } from '@tiffin/config';
import { ipLookupKey } from '@tiffin/server/settings';
import type { SettingReader } from '@tiffin/server/settings';
import * as side from './declared/side-service-settings';

/** Returns the URLs of the optional services. */
export function readSideServices({ read }: SettingReader): SideServices {
  const lookupUrl = read(side.ipLookupUrl);
  const dsn = read(side.errorDsn);
  return {
    analyticsUrl: read(side.analyticsUrl),
    cmsUrl: read(side.cmsUrl),
    flagsUrl: read(side.flagsUrl),
    ipLookup: lookupUrl === null ? null : { url: lookupUrl, key: read(ipLookupKey) },
    errorDsn: dsn === null ? null : withUser(dsn),
    fraudScriptUrl: read(side.fraudScriptUrl),
    downloadAppUrl: read(side.downloadAppUrl),
  };
}

/** A DSN has its public key as the user of the URL. The sandbox accepts any. */
function withUser(dsn: string): string {
  return URL.canParse(dsn) && new URL(dsn).username === '' ? dsn.replace('://', '://tiffin@') : dsn;
}
