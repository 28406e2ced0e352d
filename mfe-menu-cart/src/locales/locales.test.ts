import { expect, it } from '@jest/globals';
import { messageKeys } from '@tiffin/i18n';
import headEn from '../head/locales/en.json';
import headZh from '../head/locales/zh.json';
import browseEn from './browse.en.json';
import browseZh from './browse.zh.json';
import cartNewsEn from './cart-news.en.json';
import cartNewsZh from './cart-news.zh.json';
import cartPanelEn from './cart-panel.en.json';
import cartPanelZh from './cart-panel.zh.json';
import en from './en.json';
import favouritesEn from './favourites.en.json';
import favouritesZh from './favourites.zh.json';
import itemEn from './item.en.json';
import itemZh from './item.zh.json';
import offersEn from './offers.en.json';
import offersZh from './offers.zh.json';
import homeEn from './home.en.json';
import homeZh from './home.zh.json';
import fullEn from './merchant-in-full.en.json';
import fullZh from './merchant-in-full.zh.json';
import merchantOffersEn from './merchant-offers.en.json';
import merchantOffersZh from './merchant-offers.zh.json';
import reorderEn from './reorder.en.json';
import reorderZh from './reorder.zh.json';
import unknownEn from './unknown.en.json';
import unknownZh from './unknown.zh.json';
import zh from './zh.json';

it.each([
  ['the screens', en, zh],
  ['the home page', homeEn, homeZh],
  ['filters', browseEn, browseZh],
  ['the cart’s panel', cartPanelEn, cartPanelZh],
  ['news of the cart', cartNewsEn, cartNewsZh],
  ['offers', offersEn, offersZh],
  ['a dish', itemEn, itemZh],
  ['what a merchant offers', merchantOffersEn, merchantOffersZh],
  ['ordering again', reorderEn, reorderZh],
  ['a merchant in full', fullEn, fullZh],
  ['favourites', favouritesEn, favouritesZh],
  ['a URL that names no merchant', unknownEn, unknownZh],
  ['heads', headEn, headZh],
])('has the same sentences of %s in both languages', (_what, english, chinese) => {
  expect(messageKeys(chinese)).toEqual(messageKeys(english));
});
