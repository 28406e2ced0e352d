import type { HoursRange, MenuItem } from '@tiffin/contracts';
import type { Glyph } from '../../pictures/glyph-families';

/** A text in English and in Traditional Chinese. */
export type Named = readonly [en: string, zh: string];

export type Dish = {
  readonly name: Named;
  readonly about: Named;
  /** Price in Canadian dollars; other currencies follow from it. */
  readonly price: number;
  readonly glyph: Glyph;
  readonly tags: MenuItem['tags'];
  /** Keys of choice sets, in the order in which they are asked. */
  readonly choices: readonly string[];
  /** The price with the perk, where there is one. */
  readonly perkPrice: number | null;
  /** Why it cannot be had today. */
  readonly soldOut: Named | null;
  /** When it is served; null at any hour. */
  readonly served: HoursRange | null;
  /** Minutes that it needs where the kitchen's usual ones are too few. */
  readonly prepMinutes: number | null;
  /** On the menu only for who debugs it. */
  readonly isHidden: boolean;
};

export type Section = { readonly name: Named; readonly dishes: readonly Dish[] };
export type Kitchen = {
  readonly categories: readonly Named[];
  readonly sections: readonly Section[];
  /** Sections that the kitchen thinks about: a draft of its menu. */
  readonly draft?: readonly Section[];
};

type Rest = Omit<Dish, 'name' | 'about' | 'price' | 'glyph'>;
type More = Partial<Rest>;

const USUAL: Rest = {
  tags: [],
  choices: [],
  perkPrice: null,
  soldOut: null,
  served: null,
  prepMinutes: null,
  isHidden: false,
};

/** One dish of a kitchen, written as one line of its table. */
export function dish(name: Named, about: Named, price: number, glyph: Glyph, more: More = {}): Dish {
  return { ...USUAL, name, about, price, glyph, ...more };
}

/** True for a dish whose sale something limits. */
export function hasSaleRule({ served, prepMinutes, isHidden }: Dish): boolean {
  return served !== null || prepMinutes !== null || isHidden;
}
