import { useSession } from '@tiffin/auth';
import { useParams, useSearchParams } from '@tiffin/router';
import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { prepareBeforeClosing } from './page/before-closing';
import { GroupPage } from './page/group-page';
import { FailedGroup } from './page/failed-group';
import { Invitation } from './join/invitation';
import { InvitationLoading } from './join/invitation-loading';
import { MissingGroup } from './page/missing-group';
import { GroupRefused } from './join/group-refused';
import { useWatchedGroup } from './use-watched-group';

/** Renders the page of a group order, named by the URL. */
export function GroupScreen(): ReactElement {
  const { fulfillmentId } = useParams();
  const inviteId = useInviteId();
  const session = useSession();
  const isByLink = inviteId !== undefined;
  useEffect(() => {
    // A link mostly leads guests here, who do not see these cards.
    if (!isByLink) prepareBeforeClosing();
  }, [isByLink]);
  if (fulfillmentId === undefined) return <MissingGroup />;
  if (session.status === 'initialising') return <InvitationLoading linkId={inviteId} />;
  return <Group key={fulfillmentId} id={fulfillmentId} />;
}

function Group({ id }: { readonly id: string }): ReactElement {
  const inviteId = useInviteId();
  const [isNew, setNew] = useState(false);
  const watched = useWatchedGroup(id);
  switch (watched.kind) {
    case 'loading':
      return <InvitationLoading linkId={inviteId} />;
    case 'missing':
      return <MissingGroup />;
    case 'failed':
      return <FailedGroup busy={watched.isChecking} onRetry={watched.check} />;
    case 'refused': {
      const linkId = inviteId ?? watched.linkId;
      return watched.reason === 'NOT_A_GUEST' && linkId !== undefined ? (
        <Invitation
          fulfillmentId={id}
          linkId={linkId}
          onJoined={() => {
            setNew(true);
          }}
        />
      ) : (
        <GroupRefused reason={watched.reason} />
      );
    }
    case 'ready':
      return <GroupPage {...watched} isNew={isNew} />;
  }
}

/** Returns the id of the link that the URL carries. */
function useInviteId(): string | undefined {
  const [search] = useSearchParams();
  return search.get('invite_id') ?? undefined;
}
