import type { Invite } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { useLocation } from '@tiffin/router';
import { Button, ButtonLink } from '@tiffin/ui';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { groupLink } from '../../domain/group-url';
import { useGroupMessages } from '../use-group-messages';
import type { JoinRefusal } from './join-refusal';
import { InvitationFrame } from './invitation-frame';
import { InviteFacts } from './invite-facts';
import { GroupRefused } from './group-refused';

type JoinDialogProps = {
  readonly invite: Invite;
  readonly onClose: () => void;
  readonly onRefused: (refusal: JoinRefusal) => void;
  readonly onJoined: () => void;
};
const JoinDialog = lazyScreen<JoinDialogProps>(() =>
  import(/* webpackChunkName: "join-dialog" */ './join-dialog').then((m) => ({ View: m.JoinDialog })),
);

type InvitationPageProps = Pick<JoinDialogProps, 'invite' | 'onJoined'>;

/** Renders a group before joining, and the dialog that joins it. */
export function InvitationPage({ invite, onJoined }: InvitationPageProps): ReactElement {
  const t = useGroupMessages();
  const { search } = useLocation();
  const [isOpen, setOpen] = useState(true);
  const [refusal, setRefusal] = useState<JoinRefusal>();
  if (refusal) {
    const { otherGroupId } = refusal;
    const toOther = otherGroupId !== undefined && (
      <ButtonLink variant="primary" to={groupLink(otherGroupId, search)}>
        {t('refused.ANOTHER_GROUP.open')}
      </ButtonLink>
    );
    return <GroupRefused reason={refusal.reason} actions={toOther || undefined} />;
  }
  return (
    <>
      <InvitationFrame invite={invite}>
        <InviteFacts invite={invite} />
        <Button
          variant="primary"
          size="big"
          onClick={() => {
            setOpen(true);
          }}
        >
          {t('join.open')}
        </Button>
      </InvitationFrame>
      {isOpen && (
        <Suspense>
          <JoinDialog
            invite={invite}
            onRefused={setRefusal}
            onJoined={onJoined}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
