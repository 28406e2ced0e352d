import type { Dish, Kitchen } from './kitchens/kitchen';
import type { MerchantSeed } from './merchant-seed';

const MAINS = 4;

/**
 * Returns the drawings of five dishes of a merchant's own menu, for its pictures: four mains, of which the second is a
 * popular one, and something from the last section. Merchants that share a kitchen show other dishes of it.
 */
export function signatureDishes(
  { externalId }: Pick<MerchantSeed, 'externalId'>,
  { sections }: Pick<Kitchen, 'sections'>,
): readonly string[] {
  const shown = sections.map(({ dishes }) => dishes.filter(({ isHidden }) => !isHidden));
  const mains = shown.slice(0, -1).flat();
  const turn = [...externalId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 0);
  const popular = rotated(mains.filter(isPopular), turn).slice(0, 1);
  const others = rotated(mains, turn).filter((one) => !popular.includes(one));
  const chosen = [...others.slice(0, 1), ...popular, ...others.slice(1)].slice(0, MAINS);
  return [...chosen, ...rotated(shown.at(-1) ?? [], turn).slice(0, 1)].map(({ drawing }) => drawing);
}

function isPopular({ tags }: Dish): boolean {
  return tags.includes('POPULAR');
}

function rotated(dishes: readonly Dish[], turn: number): readonly Dish[] {
  const first = turn % Math.max(1, dishes.length);
  return [...dishes.slice(first), ...dishes.slice(0, first)];
}
