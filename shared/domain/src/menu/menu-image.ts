import type { MenuImage } from '@tiffin/contracts';

export type ScreenSize = 'mobile' | 'tablet' | 'desktop';

/** The address of a picture for a size of screen; the entry key where that size is missing (specification 3). */
export function menuImageUrl(image: MenuImage, size: ScreenSize): string {
  return image[size] || image.key;
}
