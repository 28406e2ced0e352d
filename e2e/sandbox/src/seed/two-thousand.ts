import { hasSaleRule } from './kitchens/kitchen';
import type { Dish, Section } from './kitchens/kitchen';
import { KITCHENS } from './kitchens/kitchens';

const SECTIONS = 40;
const DISHES_A_SECTION = 50;

/**
 * Returns a menu of 2,000 dishes in 40 sections, for performance tests. It repeats the dishes of the
 * kitchens.
 */
export function twoThousand(): readonly Section[] {
  const all = Object.values(KITCHENS)
    .flatMap((kitchen) => kitchen.sections.flatMap((one) => one.dishes))
    .filter((one) => !hasSaleRule(one));
  return Array.from({ length: SECTIONS }, (_, section) => ({
    name: [`Counter ${section + 1}`, `第 ${section + 1} 號檔`] as const,
    dishes: Array.from({ length: DISHES_A_SECTION }, (_, index) =>
      numbered(all, section * DISHES_A_SECTION + index),
    ),
  }));
}

function numbered(all: readonly Dish[], index: number): Dish {
  const model = all[index % all.length];
  if (!model) throw new Error('The kitchens have no dishes to repeat.');
  const number = index + 1;
  return {
    ...model,
    name: [`${model.name[0]} no. ${number}`, `${model.name[1]} ${number} 號`],
    tags: model.tags.filter((tag) => tag !== 'POPULAR'),
    perkPrice: null,
    price: model.price + (index % 7) * 0.25,
  };
}
