import type { Database } from '../../db/open-database';
import { refuse } from '../../errors/refuse';
import type { MerchantRecord } from './merchant-record';
import { menuAt } from './menu-at';
import { readMenu } from './read-menu';
import type { StoredMenu } from './stored-menu';

type Requested = {
  /** The time for which the menu is requested, in milliseconds. */
  readonly at: number;
  /** Includes what is not published yet. */
  readonly debug?: boolean | undefined;
  readonly menuDraftId?: string | undefined;
};

/**
 * Returns the menu of a merchant as requested: at a time, with unpublished parts, or with a draft's sections
 * first.
 */
export async function requestedMenu(
  db: Database,
  merchant: MerchantRecord,
  { at, debug = false, menuDraftId }: Requested,
): Promise<StoredMenu> {
  const stored = await readMenu(db, merchant.id);
  const menu = menuAt(debug ? published(stored) : stored, at, merchant.timeZone);
  if (menuDraftId === undefined) return menu;
  const draft = stored.drafts[menuDraftId] ?? refuse(404, 'NOT_FOUND', 'MENU_DRAFT');
  return {
    ...menu,
    items: { ...menu.items, ...draft.items },
    categories: [...draft.categories, ...menu.categories],
  };
}

function published(menu: StoredMenu): StoredMenu {
  const rules = Object.entries(menu.rules).map(([id, rule]) => [id, { ...rule, isHidden: false }] as const);
  return { ...menu, rules: Object.fromEntries(rules) };
}
