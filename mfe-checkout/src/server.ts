import type { ServerRemote } from '@tiffin/contracts';
import { headWords } from '@tiffin/screen-parts/head-parts';
import en from './locales/en.json';
import zh from './locales/zh.json';
import { remote as screens } from './remote';
import type { routes } from './routes';

/** The head of the checkout. It says nothing of a cart or a person. */
export const remote: ServerRemote = {
  ...screens,
  heads: {
    '/m/:merchantExternalId/place/order': ({ locale }) => ({
      title: headWords('mfe-checkout', { en, zh }, locale).heading,
    }),
  } satisfies Record<(typeof routes)[number]['path'], ServerRemote['heads'][string]>,
};
