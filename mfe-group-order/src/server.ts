import type { PageHead, ServerPage, ServerRemote } from '@tiffin/contracts';
import en from './head/locales/en.json';
import zh from './head/locales/zh.json';
import { remote as screens } from './remote';
import type { routes } from './routes';

const words = { en, zh } as const;

/** Heads of group orders. They name neither a host nor a restaurant: only people of the group may read those. */
export const remote: ServerRemote = {
  ...screens,
  heads: {
    '/order/fulfillments/:fulfillmentId/edit': groupHead,
    '/g/:linkId': ({ locale }) => words[locale].invitation,
  } satisfies Record<(typeof routes)[number]['path'], ServerRemote['heads'][string]>,
};

/** An invitation carries its link in the query; without one the page is that of somebody who has joined. */
function groupHead({ query, locale }: ServerPage): PageHead {
  const { invitation, group } = words[locale];
  return /(?:^|[?&])invite_id=[^&]/.test(query) ? invitation : group;
}
