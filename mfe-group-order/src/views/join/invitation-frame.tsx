import type { InviteCard } from '@tiffin/contracts';
import { Card, Column, PageHeading, Picture, Section, Text, usePageTitle, Wrap } from '@tiffin/ui';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { GroupHead } from '../page/group-head';
import { Sentence } from '../sentence';
import { useGroupMessages } from '../use-group-messages';

const Narrow = styled(Card)`
  max-width: 620px;
`;

type InvitationFrameProps = {
  readonly invite: Pick<
    InviteCard,
    'hostFirstName' | 'merchantName' | 'merchantImageUrl' | 'guestCount' | 'guestMax'
  >;
  readonly children: ReactNode;
};

/** Renders who invites to which restaurant and how many are in, around what else is known of the invitation. */
export function InvitationFrame({ invite, children }: InvitationFrameProps): ReactElement {
  const t = useGroupMessages();
  const { hostFirstName: host, merchantName: merchant, merchantImageUrl, guestCount, guestMax } = invite;
  usePageTitle(t('pageTitle', { host, merchant }));
  return (
    <>
      <GroupHead>
        <Column $gap={10}>
          <Text $size="small" $strong>
            <span data-content="">{merchant}</span>
          </Text>
          <PageHeading look="display">
            <Sentence name="whose" values={{ host }} />
          </PageHeading>
          {guestMax !== undefined && <b>{t('header.here', { here: guestCount, max: guestMax })}</b>}
        </Column>
      </GroupHead>
      <Wrap>
        <Section>
          <Narrow>
            <Column>
              <Picture src={merchantImageUrl ?? null} height={150} />
              {children}
            </Column>
          </Narrow>
        </Section>
      </Wrap>
    </>
  );
}
