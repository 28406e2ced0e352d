import type { HoursRange, MenuItem } from '@tiffin/contracts';

/** A text in English and in Traditional Chinese. */
export type Named = readonly [en: string, zh: string];

export type Dish = {
  readonly name: Named;
  readonly about: Named;
  /** Price in Canadian dollars. Prices in other currencies derive from it. */
  readonly price: number;
  /** Its drawing, a file of `pictures/assets/dishes` without its ending. */
  readonly drawing: string;
  readonly tags: MenuItem['tags'];
  /** Keys of choice sets, in the order of the questions. */
  readonly choices: readonly string[];
  /** The price with the perk; null if there is no perk. */
  readonly perkPrice: number | null;
  /** Why it is unavailable today; null if it is available. */
  readonly soldOut: Named | null;
  /** When it is served; null at all times. */
  readonly served: HoursRange | null;
  /** Preparation minutes if the kitchen's usual ones are too few; otherwise null. */
  readonly prepMinutes: number | null;
  /** True if only a debug request shows it on the menu. */
  readonly isHidden: boolean;
};

export type Section = { readonly name: Named; readonly dishes: readonly Dish[] };
export type Kitchen = {
  readonly categories: readonly Named[];
  readonly sections: readonly Section[];
  /** Sections of an unpublished draft of the menu. */
  readonly draft?: readonly Section[];
};

type Rest = Omit<Dish, 'name' | 'about' | 'price' | 'drawing'>;
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

/** Returns one dish of a kitchen, written as one line of its table. */
export function dish(name: Named, about: Named, price: number, drawing: string, more: More = {}): Dish {
  return { ...USUAL, name, about, price, drawing, ...more };
}

/** Returns whether something limits the sale of a dish. */
export function hasSaleRule({ served, prepMinutes, isHidden }: Dish): boolean {
  return served !== null || prepMinutes !== null || isHidden;
}
