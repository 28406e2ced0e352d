import type { Menu } from '@tiffin/contracts';
import type { MerchantRecord } from '../services/content/merchant-record';
import { buildMenu } from './build-menu';
import { buildMerchant } from './build-merchant';
import { KITCHENS } from './kitchens/kitchens';
import { MERCHANT_SEEDS } from './merchant-seeds';
import { twoThousand } from './two-thousand';

export type SeededMerchant = { readonly record: MerchantRecord; readonly menu: Menu };

/** Every merchant of the seed with its menu. */
export function contentSeed(): readonly SeededMerchant[] {
  return MERCHANT_SEEDS.map((seed) => {
    const record = buildMerchant(seed);
    const sections = seed.externalId === 'the-two-thousand' ? twoThousand() : KITCHENS[seed.kitchen].sections;
    return { record, menu: buildMenu(seed, record.id, sections) };
  });
}
