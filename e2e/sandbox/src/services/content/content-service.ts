import { mainApi } from '@tiffin/contracts/schemas';
import { refuse } from '../../errors/refuse';
import { registerCall } from '../../register-call';
import { countStamps } from '../orders/count-stamps';
import type { Service } from '../register-services';
import { merchantByExternalId, merchantById } from './find-merchant';
import { choicesOf, presentMenu } from './present-menu';
import type { MenuView } from './present-menu';
import { presentMerchant } from './present-merchant';
import { merchantIdOfMenu, readMenu } from './read-menu';

/** Merchants, menus and delivery of the main API. */
export const contentService: Service = async (app, context) => {
  const { db, clock, options } = context;
  const publicUrl = options.publicUrl;

  registerCall(app, context, mainApi.getMerchant, async ({ query, locale, principal }) => {
    const record = query.id
      ? await merchantById(db, query.id)
      : await merchantByExternalId(db, query.externalId ?? query.brandExternalId ?? '');
    const stamps = await countStamps(db, principal.externalUserId, record.id);
    return { merchant: presentMerchant(record, { now: clock.now(), locale, publicUrl }, stamps) };
  });
  registerCall(app, context, mainApi.getMerchantPreview, async ({ query, locale }) => {
    const record = await merchantById(db, query.merchantPreviewId);
    return { merchant: presentMerchant(record, { now: clock.now(), locale, publicUrl }, 0) };
  });
  registerCall(app, context, mainApi.getBrands, async ({ query }) => {
    const { id, externalId, nameWithoutLocation } = await merchantByExternalId(db, query.externalId);
    return { brand: { id: `brand_${id}`, externalId, name: nameWithoutLocation } };
  });
  registerCall(app, context, mainApi.getMerchantDeliveryInfo, async ({ param }) => ({
    deliveryInfo: (await merchantById(db, param('id'))).deliveryInfo,
  }));
  registerCall(app, context, mainApi.getMenus, async ({ query, locale }) => {
    const { id } = await merchantByExternalId(db, query.merchantExternalId);
    return {
      menu: presentMenu(await readMenu(db, id), { locale, publicUrl, choices: choicesWanted(query) }),
    };
  });
  registerCall(app, context, mainApi.getMenu, async ({ param, query, locale }) => {
    const menu = await readMenu(db, await merchantIdOfMenu(db, param('id')));
    return { menu: presentMenu(menu, { locale, publicUrl, choices: choicesWanted(query) }) };
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
