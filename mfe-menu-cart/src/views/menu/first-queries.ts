import { menuQueries, merchantQueries } from '@tiffin/api';
import { parseQueryParameters } from '@tiffin/domain';
import { MENU_VIEW } from '../../routes';

type FirstQueries = {
  /** How the page reads each of its menus. */
  readonly more: NonNullable<Parameters<typeof menuQueries.forMerchant>[1]>;
  readonly merchantNow: ReturnType<typeof merchantQueries.load>;
  readonly menuOfNow: ReturnType<typeof menuQueries.forMerchant>;
};

/** Returns the public queries of a menu page: its merchant, and its current menu in the page's language. */
export function firstQueries(merchantExternalId: string, search: string): FirstQueries {
  const { debugreview, menudraftid } = parseQueryParameters(search);
  const more = {
    ...MENU_VIEW,
    ...(debugreview && { debug: true }),
    ...(menudraftid !== null && { menuDraftId: menudraftid }),
  };
  return {
    more,
    merchantNow: merchantQueries.load({ merchantExternalId, ...more }),
    menuOfNow: menuQueries.forMerchant(merchantExternalId, more),
  };
}
