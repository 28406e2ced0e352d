import type { ServerRemote } from '@tiffin/contracts';
import en from './locales/en.json';
import zh from './locales/zh.json';
import { remote as screens } from './remote';
import type { routes } from './routes';

const words = { en, zh } as const;

/** The head of the checkout. It says nothing of a cart or a person. */
export const remote: ServerRemote = {
  ...screens,
  heads: {
    '/m/:merchantExternalId/place/order': ({ locale }) => ({ title: words[locale].heading }),
  } satisfies Record<(typeof routes)[number]['path'], ServerRemote['heads'][string]>,
};
