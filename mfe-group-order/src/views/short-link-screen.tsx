import { useQuery } from '@tanstack/react-query';
import { inviteQueries } from '@tiffin/api';
import { Navigate, useLocation, useParams } from '@tiffin/router';
import { isNotThere } from '@tiffin/screen-parts';
import type { ReactElement } from 'react';
import { groupLink } from '../domain/group-url';
import { InvitationLoading } from './join/invitation-loading';
import { FailedGroup } from './page/failed-group';
import { MissingGroup } from './page/missing-group';

/**
 * Opens the group of a short link, `/g/k3jpqz8mv1`, and shows the card of its invitation meanwhile. The group's page says how an
 * ended group ended.
 */
export function ShortLinkScreen(): ReactElement {
  const { linkId = '' } = useParams();
  const { search } = useLocation();
  // Only the server asks for the card: a browser gets the whole invitation as soon.
  useQuery({ ...inviteQueries.card(linkId), enabled: typeof window === 'undefined' });
  const invite = useQuery({
    ...inviteQueries.detail(linkId),
    meta: { context: 'getInvite', isHandled: true },
  });
  if (invite.data) {
    return (
      <>
        <Navigate replace to={groupLink(invite.data.fulfillmentId, search, { inviteId: linkId })} />
        <InvitationLoading linkId={linkId} />
      </>
    );
  }
  if (isNotThere(invite.error)) return <MissingGroup />;
  if (invite.isPending) return <InvitationLoading linkId={linkId} />;
  return <FailedGroup busy={invite.isFetching} onRetry={() => void invite.refetch()} />;
}
