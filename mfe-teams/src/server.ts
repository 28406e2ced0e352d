import type { PageHead, ServerPage, ServerRemote } from '@tiffin/contracts';
import { headWords } from '@tiffin/screen-parts/head-parts';
import en from './locales/en.json';
import zh from './locales/zh.json';
import { remote as screens } from './remote';
import type { routes } from './routes';

/** Heads of the pages of workplace teams. They name no team. */
export const remote: ServerRemote = {
  ...screens,
  heads: {
    '/order/team/join': teamHead,
    '/order/team/join/v2': teamHead,
  } satisfies Record<(typeof routes)[number]['path'], ServerRemote['heads'][string]>,
};

function teamHead({ locale }: ServerPage): PageHead {
  // Whoever writes the page adds the site's name.
  return { title: headWords('mfe-teams', { en, zh }, locale).title.replace(/ · Tiffin$/, '') };
}
