import type { Setting, SettingReader } from '@tiffin/server/settings';

/** Returns the URL of a PostgreSQL database, or null if there is none. Refuses any other URL. */
export function readDatabaseUrl({ read, refuse }: SettingReader, setting: Setting<string>): string | null {
  const url = read(setting);
  if (url === 'none') return null;
  if (!/^postgres(?:ql)?:\/\//.test(url))
    refuse(setting, 'must be the URL of a PostgreSQL database, or none');
  return url;
}
