import type { HeadCall, PageHead, ServerPage, ServerRemote } from '@tiffin/contracts';
import { invitationHead } from './head/invitation-head';
import { wordsOf } from './head/words';
import { remote as screens } from './remote';
import type { routes } from './routes';

/** Heads of group orders. An invitation says what everybody who has its link may know. */
export const remote: ServerRemote = {
  ...screens,
  heads: {
    '/order/fulfillments/:fulfillmentId/edit': groupHead,
    '/g/:linkId': invitationHead,
  } satisfies Record<(typeof routes)[number]['path'], ServerRemote['heads'][string]>,
  headCalls: {
    '/order/fulfillments/:fulfillmentId/edit': ({ query }) =>
      cardOf(new URLSearchParams(query).get('invite_id')),
    '/g/:linkId': ({ params }) => cardOf(params.linkId),
  },
};

function cardOf(linkId: string | null | undefined): readonly HeadCall[] {
  return linkId ? [{ call: 'getInviteCard', params: { linkId } }] : [];
}

/** An invitation carries its link in the query; without one the page is that of somebody who has joined. */
function groupHead(page: ServerPage): PageHead {
  const isInvitation = /(?:^|[?&])invite_id=[^&]/.test(page.query);
  return isInvitation ? invitationHead(page) : { title: wordsOf(page.locale).group.title };
}
