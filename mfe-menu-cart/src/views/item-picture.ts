import type { MenuItem } from '@tiffin/contracts';
import { menuImageUrl } from '@tiffin/domain';
import type { ScreenSize } from '@tiffin/domain';

/** The address of an item's first picture for a size of screen; undefined where it has none. */
export function itemPicture(
  { images: [first] }: Pick<MenuItem, 'images'>,
  size: ScreenSize,
): string | undefined {
  return first && menuImageUrl(first, size);
}
