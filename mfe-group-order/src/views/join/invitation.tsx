import { useQuery } from '@tanstack/react-query';
import { inviteQueries } from '@tiffin/api';
import { isNotThere } from '@tiffin/screen-parts';
import type { ReactElement } from 'react';
import { FailedGroup } from '../page/failed-group';
import { MissingGroup } from '../page/missing-group';
import { InvitationLoading } from './invitation-loading';
import { InvitationPage } from './invitation-page';

type InvitationProps = {
  readonly fulfillmentId: string;
  readonly linkId: string;
  readonly onJoined: () => void;
};

/** Renders the entry to a group by its link. */
export function Invitation({ fulfillmentId, linkId, onJoined }: InvitationProps): ReactElement {
  const invite = useQuery({
    ...inviteQueries.detail(linkId),
    meta: { context: 'getInvite', isHandled: true },
  });
  if (invite.data?.fulfillmentId === fulfillmentId)
    return <InvitationPage invite={invite.data} onJoined={onJoined} />;
  if (invite.isPending) return <InvitationLoading linkId={linkId} />;
  if (invite.data || isNotThere(invite.error)) return <MissingGroup />;
  return <FailedGroup busy={invite.isFetching} onRetry={() => void invite.refetch()} />;
}
