/** Where a dish was added to the cart from (row CRT-18). */
export type MenuItemSource = 'MENU' | 'SEARCH' | 'LINK' | 'REORDER';

type Place = {
  /** What the menu is searched for; empty for nothing. */
  readonly term: string;
  /** Whether a card of the menu opened the dish. Else a link from elsewhere did. */
  readonly isFromMenu: boolean;
};

/** Returns where a dish that is open on the menu comes from. */
export function menuItemSource({ term, isFromMenu }: Place): MenuItemSource {
  if (!isFromMenu) return 'LINK';
  return term.trim() === '' ? 'MENU' : 'SEARCH';
}
