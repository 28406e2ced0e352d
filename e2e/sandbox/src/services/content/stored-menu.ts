import type { HoursRange, Menu } from '@tiffin/contracts';

/** What limits the sale of an item, other than being sold out. */
export type SaleRule = {
  /** When it is served, in the merchant's time zone; null at all times. */
  readonly hours: HoursRange | null;
  /** Preparation minutes if the kitchen's usual ones are too few; null if they are enough. */
  readonly prepMinutes: number | null;
  /** True if it is not published yet: only a debug request shows it. */
  readonly isHidden: boolean;
};

/** A menu as stored. */
export type StoredMenu = Menu & {
  /** Rules by item id; most items have none. */
  readonly rules: Readonly<Record<string, SaleRule>>;
  /** What drafts add, by draft id. Callers who have the id see it, and nobody can order it. */
  readonly drafts: Readonly<Record<string, Pick<Menu, 'items' | 'categories'>>>;
};
