import type { Database } from '../../db/open-database';
import { refuse } from '../../errors/refuse';
import type { MerchantRecord } from './merchant-record';
import { menuAt } from './menu-at';
import { readMenu } from './read-menu';
import type { StoredMenu } from './stored-menu';

type Asked = {
  /** The instant for which the menu is asked, in milliseconds. */
  readonly at: number;
  /** Shows what is not published yet, too. */
  readonly debug?: boolean | undefined;
  readonly menuDraftId?: string | undefined;
};

/** The menu of a merchant as somebody asks for it: at a time, with what is not published, with a draft's sections first. */
export async function askedMenu(
  db: Database,
  merchant: MerchantRecord,
  { at, debug = false, menuDraftId }: Asked,
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
