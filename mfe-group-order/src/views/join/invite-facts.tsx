import type { Invite } from '@tiffin/contracts';
import { Text } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { Sentence } from '../sentence';
import { useGroupMessages } from '../use-group-messages';
import { useGroupTime } from '../use-group-time';

/** Renders who invites, the restaurant, and the deadline. */
export function InviteFacts({ invite }: { readonly invite: Invite }): ReactElement {
  const t = useGroupMessages();
  const time = useGroupTime(invite.timeZone);
  const words = { host: invite.hostFirstName, merchant: invite.merchantName };
  return (
    <Text>
      <Sentence name="join.invites" values={words} />
      {t('join.sentenceGap')}
      {invite.orderByTime === null ? (
        <Sentence name="join.noDeadline" />
      ) : (
        <Sentence name="join.closes" values={{ time: time(invite.orderByTime) }} />
      )}
    </Text>
  );
}
