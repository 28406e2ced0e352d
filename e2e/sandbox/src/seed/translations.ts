import { CURRENCY_CODES } from '@tiffin/contracts';
import { CHOICE_SETS } from './kitchens/choice-sets';
import type { Dish, Named } from './kitchens/kitchen';
import { dishFacts } from './kitchens/dish-facts';
import { KITCHENS } from './kitchens/kitchens';
import { MERCHANT_SEEDS } from './merchant-seeds';
import { PROMO_CODES, promoName } from '../pricing/promo-codes';
import { servedWords } from './served-words';
import { SHARED_SENTENCES } from './shared-sentences';

/** Traditional Chinese for every English text of the seed data. */
export const TRANSLATIONS: ReadonlyMap<string, string> = new Map<string, string>([
  ...SHARED_SENTENCES,
  ...PROMO_CODES.flatMap((promo) =>
    CURRENCY_CODES.map(
      (currency) => [promoName(promo, 'en', currency), promoName(promo, 'zh', currency)] as const,
    ),
  ),
  ...Object.values(CHOICE_SETS).flatMap((set) => [set.name, ...set.options.map((option) => option.name)]),
  ...Object.values(KITCHENS).flatMap((kitchen) => [
    ...kitchen.categories,
    ...[...kitchen.sections, ...(kitchen.draft ?? [])].flatMap((section) => [
      section.name,
      ...section.dishes.flatMap((dish) => [
        dish.name,
        dish.about,
        ...allergenWords(dish),
        ...(dish.soldOut ? [dish.soldOut] : []),
        ...(dish.served ? [servedWords(dish.served)] : []),
      ]),
    ]),
  ]),
  ...MERCHANT_SEEDS.flatMap((seed): Named[] => [
    seed.about,
    ...(seed.highlight ? [seed.highlight] : []),
    ...(seed.employeePrice ? [seed.employeePrice] : []),
    ...(seed.campaign ? [seed.campaign.highlight, seed.campaign.title, seed.campaign.text] : []),
  ]),
]);

function allergenWords({ drawing }: Dish): readonly Named[] {
  const facts = dishFacts(drawing);
  return facts ? [facts.allergens] : [];
}
