import type { Menu, MenuChoices } from '@tiffin/contracts';
import { menuChoicesShape, menuShape, whole } from '@tiffin/contracts/shapes';
import { path } from '../transport/path';
import { send } from '../transport/send';
import type { CallOptions } from '../transport/send';

const menuAnswer = whole({ menu: menuShape });

export type MenusParams = {
  readonly merchantExternalId: string;
  readonly excludeChoices?: boolean;
  readonly includeChoicesForItemId?: string;
  readonly debug?: boolean;
  readonly menuDraftId?: string;
};

/** The menu that a merchant serves now. */
export async function getMenus(params: MenusParams, options?: CallOptions): Promise<Menu> {
  const { menu } = await send<{ menu: Menu }>(
    { service: 'main', method: 'GET', isPublic: true, path: '/v1/menus', query: params, answer: menuAnswer },
    options,
  );
  return menu;
}

export type MenuParams = {
  readonly id: string;
  readonly excludeChoices?: boolean;
  /** ISO 8601 with an offset. */
  readonly dateTime?: string;
  readonly debug?: boolean;
  readonly menuDraftId?: string;
};

/** A menu as it is served at a moment. */
export async function getMenu({ id, ...query }: MenuParams, options?: CallOptions): Promise<Menu> {
  const { menu } = await send<{ menu: Menu }>(
    { service: 'main', method: 'GET', isPublic: true, path: path`/v1/menu/${id}`, query, answer: menuAnswer },
    options,
  );
  return menu;
}

/** Choices and options of one item, where the menu came without them. */
export async function getItemChoices(
  { menuId, itemId }: { readonly menuId: string; readonly itemId: string },
  options?: CallOptions,
): Promise<MenuChoices> {
  return send(
    {
      service: 'main',
      method: 'GET',
      isPublic: true,
      path: path`/v1/menu/${menuId}/items/${itemId}/choices`,
      answer: menuChoicesShape,
    },
    options,
  );
}
