import type { LatLng } from '@tiffin/contracts';
import { latLngSchema } from '@tiffin/contracts/schemas';
import type { SettingReader } from '../setting-reader';

/** The cities of the sandbox's merchants. */
const SANDBOX_CITIES = '43.65,-79.38;40.74,-73.99;51.5,-0.09;22.28,114.15;-33.87,151.21;52.5,13.42';
const NAME = 'TIFFIN_SITEMAP_POINTS';
const NUMBER = /^-?\d{1,3}(?:\.\d{1,10})?$/;

/** Returns the points around which the sitemap lists merchants: none in production unless set, else the sandbox's cities. */
export function readSitemapPoints(read: SettingReader, isProduction: boolean): readonly LatLng[] {
  const text = read.text(NAME, isProduction ? 'none' : SANDBOX_CITIES);
  if (text === 'none') return [];
  return text.split(';').flatMap((part) => {
    const point = pointOf(part);
    if (!point) read.refuse(NAME, `must be points such as 43.65,-79.38;51.5,-0.12, or none, not "${part}"`);
    return point ?? [];
  });
}

function pointOf(part: string): LatLng | undefined {
  const [latitude = '', longitude = '', ...more] = part.split(',').map((number) => number.trim());
  if (more.length > 0 || !NUMBER.test(latitude) || !NUMBER.test(longitude)) return undefined;
  return latLngSchema.safeParse({ latitude: Number(latitude), longitude: Number(longitude) }).data;
}
