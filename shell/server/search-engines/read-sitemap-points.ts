import type { LatLng } from '@tiffin/contracts';
import { latLngSchema } from '@tiffin/contracts/schemas';
import type { SettingReader } from '@tiffin/server/settings';
import { sitemapPoints } from '../declared/page-settings';

const NUMBER = /^-?\d{1,3}(?:\.\d{1,10})?$/;

/** Returns the points around which the sitemap lists merchants. */
export function readSitemapPoints({ read, refuse }: SettingReader): readonly LatLng[] {
  const text = read(sitemapPoints);
  if (text === 'none') return [];
  return text.split(';').flatMap((part) => {
    const point = pointOf(part);
    if (!point)
      refuse(sitemapPoints, `must be points such as 43.65,-79.38;51.5,-0.12, or none, not "${part}"`);
    return point ?? [];
  });
}

function pointOf(part: string): LatLng | undefined {
  const [latitude = '', longitude = '', ...more] = part.split(',').map((number) => number.trim());
  if (more.length > 0 || !NUMBER.test(latitude) || !NUMBER.test(longitude)) return undefined;
  return latLngSchema.safeParse({ latitude: Number(latitude), longitude: Number(longitude) }).data;
}
