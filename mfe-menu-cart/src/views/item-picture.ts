import type { MenuItem } from '@tiffin/contracts';
import { menuImageUrl } from '@tiffin/domain';
import type { ScreenSize } from '@tiffin/domain';

/** Returns the URL of an item's first picture for a screen size; undefined if it has none. */
export function itemPicture(
  { images: [first] }: Pick<MenuItem, 'images'>,
  size: ScreenSize,
): string | undefined {
  return first && menuImageUrl(first, size);
}
