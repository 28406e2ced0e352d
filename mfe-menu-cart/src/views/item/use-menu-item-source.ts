import { useLocation, useSearchParams } from '@tiffin/router';
import { readBrowsing } from '../../domain/browsing-query';
import { menuItemSource } from '../../domain/menu-item-source';
import type { MenuItemSource } from '../../domain/menu-item-source';

/** Returns where the dish that the URL names was opened from (row CRT-18). */
export function useMenuItemSource(): MenuItemSource {
  const { state } = useLocation();
  const [query] = useSearchParams();
  const isFromMenu = typeof state === 'object' && state !== null && 'isFromMenu' in state;
  return menuItemSource({ term: readBrowsing(query).term, isFromMenu });
}
