import { CONTRACT_VERSION } from '@tiffin/contracts';
import type { PageHead, ServerPage, ServerRemote } from '@tiffin/contracts';
import { invitationHead } from './head/invitation-head';
import { wordsOf } from './head/words';
import type { routes } from './routes';

/** Heads of group orders. An invitation says what everybody who has its link may know. */
export const remote: ServerRemote = {
  contract: CONTRACT_VERSION,
  heads: {
    '/order/fulfillments/:fulfillmentId/edit': groupHead,
    '/g/:linkId': invitationHead,
  } satisfies Record<(typeof routes)[number]['path'], ServerRemote['heads'][string]>,
};

/** An invitation carries its link in the query; without one the page is that of somebody who has joined. */
function groupHead(page: ServerPage): PageHead {
  const isInvitation = /(?:^|[?&])invite_id=[^&]/.test(page.query);
  return isInvitation ? invitationHead(page) : { title: wordsOf(page.locale).group.title };
}
