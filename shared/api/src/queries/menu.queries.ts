import type { CallParams } from '@tiffin/contracts';
import { callQuery } from './call.queries';

const root = ['menus'] as const;

/**
 * Menus as they are served now and at a moment, and the choices of one item. `language` is a BCP 47 tag: the language
 * of the dishes where it is not the page's.
 */
export const menuQueries = {
  root,
  /** The item whose choices come with a menu is no part of its key: to open another one reads no other menu. */
  forMerchant: (
    merchantExternalId: string,
    { includeChoicesForItemId, ...more }: Omit<CallParams<'getMenus'>, 'merchantExternalId'> = {},
    language?: string,
  ) =>
    callQuery(
      [...root, 'merchant', merchantExternalId, more, language],
      'getMenus',
      { merchantExternalId, ...more, includeChoicesForItemId },
      language,
    ),
  atTimeRoot: [...root, 'at-time'] as const,
  /** `dateTime` is ISO 8601 with an offset. */
  atTime: (
    id: string,
    dateTime: string,
    more: Omit<CallParams<'getMenu'>, 'id' | 'dateTime'> = {},
    language?: string,
  ) =>
    callQuery(
      [...root, 'at-time', id, dateTime, more, language],
      'getMenu',
      { id, dateTime, ...more },
      language,
    ),
  choices: (menuId: string, itemId: string, language?: string) =>
    callQuery([...root, 'choices', menuId, itemId, language], 'getItemChoices', { menuId, itemId }, language),
};
