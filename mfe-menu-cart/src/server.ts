import type { ServerRemote } from '@tiffin/contracts';
import { menuHead } from './head/menu-head';
import { withoutSite } from './head/without-site';
import { wordsOf } from './head/words';
import { remote as screens } from './remote';
import type { routes } from './routes';

/** Heads of browsing merchants, reading a menu, filling a cart. */
export const remote: ServerRemote = {
  ...screens,
  heads: {
    '/': ({ locale }) => {
      const { home } = wordsOf(locale);
      return { title: withoutSite(home.title), description: home.lead };
    },
    '/catalogs/:catalogId': ({ locale }) => wordsOf(locale).head.catalog,
    '/workspaces/:workspaceId': ({ locale }) => {
      const { browse, head } = wordsOf(locale);
      return { title: browse.workspace.lead, description: head.workspace.description };
    },
    '/m/:merchantExternalId/menu': menuHead,
    '/m/:merchantExternalId/order': ({ locale }) => ({ title: wordsOf(locale).screens.cart.title }),
  } satisfies Record<(typeof routes)[number]['path'], ServerRemote['heads'][string]>,
};
