import type { Invite } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { Text } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { Sentence } from '../sentence';

/** Who invites, where the food comes from, and until when one can choose. */
export function InviteFacts({ invite }: { readonly invite: Invite }): ReactElement {
  const format = useFormat();
  const words = { host: invite.hostFirstName, merchant: invite.merchantName };
  return (
    <Text>
      <Sentence name="join.invites" values={words} />{' '}
      {invite.orderByTime === null ? (
        <Sentence name="join.noDeadline" />
      ) : (
        <Sentence name="join.closes" values={{ time: format.time(invite.orderByTime) }} />
      )}
    </Text>
  );
}
