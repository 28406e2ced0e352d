import type { CallParams } from '@tiffin/contracts';
import { callQuery } from './call.queries';

const root = ['menus'] as const;

/** Menus as they are served now and at a moment, and the choices of one item. */
export const menuQueries = {
  root,
  forMerchant: (merchantExternalId: string, more: Omit<CallParams<'getMenus'>, 'merchantExternalId'> = {}) =>
    callQuery([...root, 'merchant', merchantExternalId, more], 'getMenus', { merchantExternalId, ...more }),
  atTimeRoot: [...root, 'at-time'] as const,
  /** `dateTime` is ISO 8601 with an offset. */
  atTime: (id: string, dateTime: string, more: Omit<CallParams<'getMenu'>, 'id' | 'dateTime'> = {}) =>
    callQuery([...root, 'at-time', id, dateTime, more], 'getMenu', { id, dateTime, ...more }),
  choices: (menuId: string, itemId: string) =>
    callQuery([...root, 'choices', menuId, itemId], 'getItemChoices', { menuId, itemId }),
};
