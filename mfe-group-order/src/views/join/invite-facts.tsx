import type { Invite } from '@tiffin/contracts';
import { Text } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { Sentence } from '../sentence';
import { useGroupTime } from '../use-group-time';

/** Who invites, where the food comes from, and until when one can choose. */
export function InviteFacts({ invite }: { readonly invite: Invite }): ReactElement {
  const time = useGroupTime(invite.timeZone);
  const words = { host: invite.hostFirstName, merchant: invite.merchantName };
  return (
    <Text>
      <Sentence name="join.invites" values={words} />{' '}
      {invite.orderByTime === null ? (
        <Sentence name="join.noDeadline" />
      ) : (
        <Sentence name="join.closes" values={{ time: time(invite.orderByTime) }} />
      )}
    </Text>
  );
}
