import type { PageHead, ServerPage } from '@tiffin/contracts';
import { CARD_SIZE, cut, fieldsOf, filled, pictureUrl, textOf } from '@tiffin/screen-parts/head-parts';
import { currencyOf } from './currency-of';
import { menuData } from './menu-data';
import { menuDescription } from './menu-description';
import { restaurantData } from './restaurant-data';
import { withoutSite } from './without-site';
import { wordsOf } from './words';

/** Returns the head of a merchant's menu from `getMerchant` and `getMenus`; undefined if the merchant is not known. */
export function menuHead({ params, locale, siteUrl, answers }: ServerPage): PageHead | undefined {
  const merchant = fieldsOf(answers.getMerchant);
  const name = textOf(merchant.name);
  if (name === undefined) return undefined;
  const words = wordsOf(locale);
  const shortName = cut(name, 200);
  const card = pictureUrl(merchant.shareImageUrl, siteUrl);
  const image =
    card ??
    pictureUrl(fieldsOf(merchant.theme).headerImageUrl, siteUrl) ??
    pictureUrl(merchant.imageUrl, siteUrl);
  return {
    title: filled(withoutSite(words.screens.menu.title), { merchant: shortName }),
    description: menuDescription(merchant, shortName, words),
    image: image === undefined ? undefined : { url: image, alt: shortName, ...(card && CARD_SIZE) },
    mayBeListed: merchant.suppressSearchIndexing === false,
    // Search engines do not list these pages.
    structuredData:
      merchant.suppressSearchIndexing === true
        ? undefined
        : structuredData(merchant, answers.getMenus, { name: shortName, url: urlOf(siteUrl, params), image }),
  };
}

function structuredData(
  merchant: Readonly<Record<string, unknown>>,
  menus: unknown,
  page: Parameters<typeof restaurantData>[1],
): PageHead['structuredData'] {
  const restaurant = restaurantData(merchant, page);
  const menu = menuData(menus, currencyOf(merchant));
  if (menu === undefined) return [restaurant];
  const id = { '@id': `${page.url}#menu` };
  return [
    { ...restaurant, hasMenu: id },
    { ...menu, ...id },
  ];
}

function urlOf(siteUrl: string, { merchantExternalId = '' }: ServerPage['params']): string {
  // encodeURIComponent throws at half a surrogate pair.
  return `${siteUrl}/m/${encodeURIComponent(merchantExternalId.replace(/\p{Cs}/gu, ''))}/menu`;
}
