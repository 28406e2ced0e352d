import type { MenuItem } from '@tiffin/contracts';
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
};

export type Section = { readonly name: Named; readonly dishes: readonly Dish[] };
export type Kitchen = { readonly categories: readonly Named[]; readonly sections: readonly Section[] };

type More = Partial<Pick<Dish, 'tags' | 'choices' | 'perkPrice' | 'soldOut'>>;

/** One dish of a kitchen, written as one line of its table. */
export function dish(name: Named, about: Named, price: number, glyph: Glyph, more: More = {}): Dish {
  return { name, about, price, glyph, tags: [], choices: [], perkPrice: null, soldOut: null, ...more };
}
