import type { Invite } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { useLocation } from '@tiffin/router';
import {
  Button,
  ButtonLink,
  Card,
  Column,
  PageHeading,
  Picture,
  Section,
  Text,
  Wrap,
  usePageTitle,
} from '@tiffin/ui';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { groupLink } from '../../domain/group-url';
import { GroupHead } from '../page/group-head';
import { Sentence } from '../sentence';
import { useGroupMessages } from '../use-group-messages';
import type { JoinRefusal } from './join-refusal';
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

const Narrow = styled(Card)`
  max-width: 620px;
`;

type InvitationPageProps = Pick<JoinDialogProps, 'invite' | 'onJoined'>;

/** Renders a group before joining, and the dialog that joins it. */
export function InvitationPage({ invite, onJoined }: InvitationPageProps): ReactElement {
  const t = useGroupMessages();
  const { search } = useLocation();
  const [isOpen, setOpen] = useState(true);
  const [refusal, setRefusal] = useState<JoinRefusal>();
  usePageTitle(t('pageTitle', { host: invite.hostFirstName, merchant: invite.merchantName }));
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
      <GroupHead>
        <Column $gap={10}>
          <Text $size="small" $strong>
            <span data-content="">{invite.merchantName}</span>
          </Text>
          <PageHeading look="display">
            <Sentence name="whose" values={{ host: invite.hostFirstName }} />
          </PageHeading>
          <b>{t('header.here', { here: invite.guestCount, max: invite.guestMax })}</b>
        </Column>
      </GroupHead>
      <Wrap>
        <Section>
          <Narrow>
            <Column>
              <Picture src={invite.merchantImageUrl} height={150} />
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
            </Column>
          </Narrow>
        </Section>
      </Wrap>
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
