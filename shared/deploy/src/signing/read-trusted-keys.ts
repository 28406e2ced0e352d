import type { SettingReader } from '@tiffin/server/settings';
import { trustedKeys } from '../deploy-settings';
import { parseTrustedKeys } from './keys';
import type { TrustedKeys } from './keys';

/** Returns the keys whose signatures count. Blames the setting for a text that is no key. */
export function readTrustedKeys({ read, refuse }: Pick<SettingReader, 'read' | 'refuse'>): TrustedKeys {
  try {
    return parseTrustedKeys(read(trustedKeys));
  } catch (error) {
    refuse(trustedKeys, error instanceof Error ? error.message : String(error));
    return new Map();
  }
}
