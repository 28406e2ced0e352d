import { getConfig } from '@tiffin/config';

/** Returns the version of this page's shell as the store names it, such as `1.0.0-1a2b3c4d5e`. */
export function shellVersion(): string {
  const { release = '', appVersion } = getConfig();
  const [, version = appVersion] = release.split('@');
  return version;
}
