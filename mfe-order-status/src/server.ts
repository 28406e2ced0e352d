import type { ServerRemote } from '@tiffin/contracts';
import en from './head/locales/en.json';
import zh from './head/locales/zh.json';
import historyEn from './locales/history.en.json';
import historyZh from './locales/history.zh.json';
import { remote as screens } from './remote';
import type { routes } from './routes';

const words = { en: { ...en, history: historyEn }, zh: { ...zh, history: historyZh } } as const;

/** Heads of an order's status and of a person's order history. They say nothing of an order or a person. */
export const remote: ServerRemote = {
  ...screens,
  heads: {
    '/m/:merchantExternalId/status/:orderIdOrToken': ({ locale }) => words[locale].status,
    '/orders': ({ locale }) => ({ title: words[locale].history.title }),
  } satisfies Record<(typeof routes)[number]['path'], ServerRemote['heads'][string]>,
};
