import type { MenuImage } from '@tiffin/contracts';

export type ScreenSize = 'mobile' | 'tablet' | 'desktop';

/**
 * Returns the URL of a picture for a screen size, or the entry key if that size is missing (specification 3).
 */
export function menuImageUrl(image: MenuImage, size: ScreenSize): string {
  return image[size] || image.key;
}
