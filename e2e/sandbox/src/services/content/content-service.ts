import { mainApi } from '@tiffin/contracts/schemas';
import { refuse } from '../../errors/refuse';
import { registerCall } from '../../register-call';
import { countStamps } from '../orders/count-stamps';
import type { Service } from '../service';
import { requestedMenu } from './requested-menu';
import { requestedMerchant } from './requested-merchant';
import { merchantById, merchantOfBrand } from './find-merchant';
import { menuAnswer } from './menu-answer';
import { choicesOf, presentMenu } from './present-menu';
import type { MenuView } from './present-menu';
import { presentMerchant } from './present-merchant';
import { promotionOf } from './promotion-of';
import { merchantIdOfMenu, readMenu } from './read-menu';

/** Merchants, menus and delivery of the main API. */
export const contentService: Service = async (app, context) => {
  const { db, clock, options } = context;
  const publicUrl = options.publicUrl;

  registerCall(app, context, mainApi.getMerchant, async ({ query, locale, principal }) => {
    const record = await requestedMerchant(db, query);
    const stamps = await countStamps(db, principal.externalUserId, record.id);
    const merchant = presentMerchant(record, { now: clock.now(), locale, publicUrl }, stamps);
    const offered = promotionOf(query.cartCheckoutCode, record, locale);
    const others = merchant.promotions.filter(({ id }) => id !== offered?.id);
    return { merchant: { ...merchant, promotions: offered ? [offered, ...others] : others } };
  });
  registerCall(app, context, mainApi.getMerchantPreview, async ({ query, locale }) => {
    const record = await merchantById(db, query.merchantPreviewId);
    if (record.address.country !== query.countryCode.toUpperCase()) refuse(404, 'NOT_FOUND', 'MERCHANT');
    return { merchant: presentMerchant(record, { now: clock.now(), locale, publicUrl }, 0) };
  });
  registerCall(app, context, mainApi.getBrands, async ({ query }) => {
    const { brand } = await merchantOfBrand(db, query.externalId);
    return { brand };
  });
  registerCall(app, context, mainApi.getMerchantDeliveryInfo, async ({ param }) => ({
    deliveryInfo: (await merchantById(db, param('id'))).deliveryInfo,
  }));
  registerCall(app, context, mainApi.getMenus, async ({ query, locale }) => {
    const menu = await requestedMenu(
      db,
      await requestedMerchant(db, { externalId: query.merchantExternalId }),
      {
        ...query,
        at: clock.now(),
      },
    );
    return menuAnswer(menu, { locale, publicUrl, choices: choicesWanted(query) });
  });
  registerCall(app, context, mainApi.getMenu, async ({ param, query, locale }) => {
    const merchant = await merchantById(db, await merchantIdOfMenu(db, param('id')));
    const at = query.dateTime === undefined ? clock.now() : Date.parse(query.dateTime);
    const menu = await requestedMenu(db, merchant, { ...query, at });
    return menuAnswer(menu, { locale, publicUrl, choices: choicesWanted(query) });
  });
  registerCall(app, context, mainApi.getItemChoices, async ({ param, locale }) => {
    const menu = await readMenu(db, await merchantIdOfMenu(db, param('menuId')));
    if (!menu.items[param('itemId')]) refuse(404, 'NOT_FOUND', 'MENU_ITEM');
    const { choices, options: chosen } = choicesOf(menu, param('itemId'));
    return presentMenu(
      { ...menu, items: {}, categories: [], choices, options: chosen },
      { locale, publicUrl, choices: 'all' },
    );
  });
};

function choicesWanted(query: {
  readonly excludeChoices?: boolean | undefined;
  readonly includeChoicesForItemId?: string | undefined;
}): MenuView['choices'] {
  if (query.includeChoicesForItemId) return { itemId: query.includeChoicesForItemId };
  return query.excludeChoices ? 'none' : 'all';
}
