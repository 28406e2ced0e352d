import type { Fulfillment } from '@tiffin/contracts';
import { Card, Column, Heading } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useGroupMessages } from '../use-group-messages';
import { InviteWays } from './invite-ways';
import { TeamSwitch } from './team-switch';

/** Renders the ways to invite people, always visible for host and guests. */
export function InviteCard({ group }: { readonly group: Fulfillment }): ReactElement {
  const t = useGroupMessages();
  return (
    <Card as="section">
      <Column>
        <Heading>{t('invite.heading')}</Heading>
        <InviteWays group={group} link={group.joinUri} />
        <TeamSwitch group={group} />
      </Column>
    </Card>
  );
}
