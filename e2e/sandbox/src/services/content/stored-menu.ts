import type { HoursRange, Menu } from '@tiffin/contracts';

/** What limits the sale of an item beyond being sold out. */
export type SaleRule = {
  /** When it is served, on the merchant's own wall; null at any hour. */
  readonly hours: HoursRange | null;
  /** Minutes that it needs where the kitchen's usual ones are too few; null where they are enough. */
  readonly prepMinutes: number | null;
  /** Not published yet: only who debugs the menu sees it. */
  readonly isHidden: boolean;
};

/** A menu as kept. */
export type StoredMenu = Menu & {
  /** Rules by item id; most items have none. */
  readonly rules: Readonly<Record<string, SaleRule>>;
  /** What drafts add, by draft id: shown to who has the id, sold to nobody. */
  readonly drafts: Readonly<Record<string, Pick<Menu, 'items' | 'categories'>>>;
};
