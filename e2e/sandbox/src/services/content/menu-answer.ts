import { mainApi } from '@tiffin/contracts/schemas';
import { PreparedAnswer } from '../../prepared-answer';
import { presentMenu } from './present-menu';
import type { MenuView } from './present-menu';
import type { StoredMenu } from './stored-menu';

/** The prepared answers of a menu by view, cached as long as the menu itself. */
const answers = new WeakMap<StoredMenu, Map<string, PreparedAnswer>>();

/**
 * Returns the answer of the menu calls. A long menu is prepared once per language and not once per caller.
 */
export function menuAnswer(menu: StoredMenu, view: MenuView): PreparedAnswer {
  const known = answers.get(menu) ?? new Map<string, PreparedAnswer>();
  answers.set(menu, known);
  // With the choices of one item there are as many views as items, so these are not cached.
  if (typeof view.choices === 'object') return answerOf(menu, view);
  const name = `${view.locale} ${view.choices}`;
  const prepared = known.get(name) ?? answerOf(menu, view);
  known.set(name, prepared);
  return prepared;
}

function answerOf(menu: StoredMenu, view: MenuView): PreparedAnswer {
  return new PreparedAnswer(mainApi.getMenus, { menu: presentMenu(menu, view) });
}
