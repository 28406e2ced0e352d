import { bakeryDishes } from './bakery';
import { bites } from './bites';
import { cafeDishes } from './cafe';
import { chineseDishes } from './chinese';
import { gardenDishes } from './garden';
import { grillDishes } from './grill';
import { indianDishes } from './indian';
import { levantDishes } from './levant';
import { mexicanDishes } from './mexican';
import { pizzaDishes } from './pizza';
import { sushiDishes } from './sushi';

const drawings = {
  ...bites,
  ...bakeryDishes,
  ...cafeDishes,
  ...chineseDishes,
  ...gardenDishes,
  ...grillDishes,
  ...indianDishes,
  ...levantDishes,
  ...mexicanDishes,
  ...pizzaDishes,
  ...sushiDishes,
};

/** A dish that can be drawn. */
export type DishName = keyof typeof drawings;

/** The name of every dish that can be drawn. */
export const dishNames: ReadonlySet<string> = new Set(Object.keys(drawings));

/** Returns whether a word names a dish. */
export function isDishName(word: string): word is DishName {
  return Object.hasOwn(drawings, word);
}

/** Draws a dish with its vessel around the origin, about 200 wide and as high, without its definitions. */
export function drawDish(name: DishName): string {
  return drawings[name]();
}
