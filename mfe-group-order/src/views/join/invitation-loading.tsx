import { useQueryClient } from '@tanstack/react-query';
import { inviteQueries } from '@tiffin/api';
import type { ReactElement } from 'react';
import { GroupSkeleton } from '../page/group-skeleton';
import { InvitationPreview } from './invitation-preview';

/**
 * Renders a group or its invitation while it loads: the card of the invitation, if the screen of its short link has read it. That
 * screen leads here, and nothing moves meanwhile.
 */
export function InvitationLoading({ linkId }: { readonly linkId: string | undefined }): ReactElement {
  // Not a query of its own: whoever reloads the page of a group is in it.
  const card = useQueryClient().getQueryData(inviteQueries.card(linkId ?? '').queryKey);
  return card?.isOpen ? <InvitationPreview card={card} /> : <GroupSkeleton />;
}
