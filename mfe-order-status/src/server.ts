import type { ServerRemote } from '@tiffin/contracts';
import { headWords } from '@tiffin/screen-parts/head-parts';
import en from './head/locales/en.json';
import zh from './head/locales/zh.json';
import historyEn from './locales/history.en.json';
import historyZh from './locales/history.zh.json';
import { remote as screens } from './remote';
import type { routes } from './routes';

/** Heads of an order's status and of a person's order history. They say nothing of an order or a person. */
export const remote: ServerRemote = {
  ...screens,
  heads: {
    '/m/:merchantExternalId/status/:orderIdOrToken': ({ locale }) =>
      headWords('order-status-head', { en, zh }, locale).status,
    '/orders': ({ locale }) => ({
      title: headWords('order-history', { en: historyEn, zh: historyZh }, locale).title,
    }),
  } satisfies Record<(typeof routes)[number]['path'], ServerRemote['heads'][string]>,
};
