import { useQuery } from '@tanstack/react-query';
import { createInvite } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';
import { Button, Text } from '@tiffin/ui';
import { Dialog } from '@tiffin/ui/overlay';
import type { ReactElement } from 'react';
import { useGroupMessages } from '../use-group-messages';
import { InviteWays } from './invite-ways';
import { NewLinkButton } from './new-link-button';

type ShareDialogProps = { readonly group: Fulfillment; readonly onClose: () => void };

/** Renders the share panel. It opens right after starting, and from "Invite someone". */
export function ShareDialog({ group, onClose }: ShareDialogProps): ReactElement {
  const t = useGroupMessages();
  const link = useInviteLink(group);
  return (
    <Dialog
      title={t('share.title')}
      onClose={onClose}
      footer={
        <Button variant="primary" size="big" onClick={onClose}>
          {t('share.done')}
        </Button>
      }
    >
      <Text>{t('share.text')}</Text>
      <InviteWays group={group} link={link} />
      <NewLinkButton group={group} />
    </Dialog>
  );
}

function useInviteLink({ fulfillmentId, joinUri }: Fulfillment): string {
  const { data } = useQuery({
    // A renewed link is another one to ask for.
    queryKey: ['invites', 'of-group', fulfillmentId, joinUri],
    queryFn: () => createInvite({ id: fulfillmentId }),
    staleTime: Infinity,
    meta: { context: 'createInvite' },
  });
  return data?.joinUri ?? joinUri;
}
