import type { AppConfig } from '@tiffin/config';
import { setPictureOrigins, setPictureResizer } from '@tiffin/ui';

/** Allows pictures of the site, its services and the origins of its settings, which the page's policy allows too, and the CDN that shrinks them. */
export function allowPictures({
  origin,
  services,
  imageOrigins = [],
  imageResizer,
}: Pick<AppConfig, 'origin' | 'services' | 'imageOrigins' | 'imageResizer'>): void {
  setPictureResizer(imageResizer);
  setPictureOrigins([origin, ...Object.values(services), ...imageOrigins]);
}
