import type { MerchantRecord } from '../services/content/merchant-record';
import type { StoredMenu } from '../services/content/stored-menu';
import { buildMenu } from './build-menu';
import { buildMerchant } from './build-merchant';
import { KITCHENS } from './kitchens/kitchens';
import { MERCHANT_SEEDS } from './merchant-seeds';
import { twoThousand } from './two-thousand';

export type SeededMerchant = { readonly record: MerchantRecord; readonly menu: StoredMenu };

/** Returns every merchant of the seed with its menu. */
export function contentSeed(): readonly SeededMerchant[] {
  return MERCHANT_SEEDS.map((seed) => {
    const record = buildMerchant(seed);
    const kitchen =
      seed.externalId === 'the-two-thousand' ? { sections: twoThousand() } : KITCHENS[seed.kitchen];
    return { record, menu: buildMenu(seed, record.id, kitchen) };
  });
}
