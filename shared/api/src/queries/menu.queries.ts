import { queryOptions } from '@tanstack/react-query';
import { getItemChoices, getMenu, getMenus } from '../calls/menu';
import type { MenuParams, MenusParams } from '../calls/menu';

const root = ['menus'] as const;

/** Menus as they are served now and at a moment, and the choices of one item. */
export const menuQueries = {
  root,
  forMerchant: (merchantExternalId: string, more: Omit<MenusParams, 'merchantExternalId'> = {}) =>
    queryOptions({
      queryKey: [...root, 'merchant', merchantExternalId, more],
      queryFn: ({ signal }) => getMenus({ merchantExternalId, ...more }, { signal }),
      meta: { context: 'getMenus' },
    }),
  atTimeRoot: [...root, 'at-time'] as const,
  /** `dateTime` is ISO 8601 with an offset. */
  atTime: (id: string, dateTime: string, more: Omit<MenuParams, 'id' | 'dateTime'> = {}) =>
    queryOptions({
      queryKey: [...root, 'at-time', id, dateTime, more],
      queryFn: ({ signal }) => getMenu({ id, dateTime, ...more }, { signal }),
      meta: { context: 'getMenu' },
    }),
  choices: (menuId: string, itemId: string) =>
    queryOptions({
      queryKey: [...root, 'choices', menuId, itemId],
      queryFn: ({ signal }) => getItemChoices({ menuId, itemId }, { signal }),
      meta: { context: 'getItemChoices' },
    }),
};
