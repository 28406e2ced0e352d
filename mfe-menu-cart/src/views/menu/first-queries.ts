import { menuQueries, merchantQueries } from '@tiffin/api';
import { parseQueryParameters } from '@tiffin/domain';
import { includedItem } from '../../domain/included-item';
import { MENU_VIEW } from '../../routes';

type FirstQueries = {
  /** How the page reads its menu of a given time. */
  readonly more: NonNullable<Parameters<typeof menuQueries.atTime>[2]>;
  /** How the page reads its current menu. */
  readonly moreNow: NonNullable<Parameters<typeof menuQueries.forMerchant>[1]>;
  readonly merchantNow: ReturnType<typeof merchantQueries.load>;
  readonly menuOfNow: ReturnType<typeof menuQueries.forMerchant>;
};

/**
 * Returns the public queries of a menu page: its merchant, and its current menu in the page's language with the choices of the
 * item that the URL names.
 */
export function firstQueries(merchantExternalId: string, search: string): FirstQueries {
  const { debugreview, menudraftid, item } = parseQueryParameters(search);
  const more = {
    ...MENU_VIEW,
    ...(debugreview && { debug: true }),
    ...(menudraftid !== null && { menuDraftId: menudraftid }),
  };
  const moreNow = { ...more, includeChoicesForItemId: includedItem(item) };
  return {
    more,
    moreNow,
    merchantNow: merchantQueries.load({ merchantExternalId, ...moreNow }),
    menuOfNow: menuQueries.forMerchant(merchantExternalId, moreNow),
  };
}
