import type { Invite } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { Text } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { invitePayer } from '../../domain/invite-terms';
import { FactList } from '../guest/fact-list';
import type { Fact } from '../guest/fact-list';
import { Sentence } from '../sentence';
import { SharedCostsNote } from '../shared-costs-note';
import { useGroupMessages } from '../use-group-messages';
import { useGroupTime } from '../use-group-time';
import { useDeadlineFact } from './use-deadline-fact';

/** A day and its time break into lines only if the line is too short for both. */
const Whole = styled.span`
  display: inline-block;
`;

/** Renders who invites to which restaurant, who pays, until when people choose, and where the food goes. */
export function InviteFacts({ invite }: { readonly invite: Invite }): ReactElement {
  const t = useGroupMessages();
  const words = { host: invite.hostFirstName, merchant: invite.merchantName };
  return (
    <>
      <Text>
        <Sentence name="join.invites" values={words} />
      </Text>
      <FactList label={t('facts')} facts={useFacts(invite)} />
    </>
  );
}

function useFacts(invite: Invite): readonly Fact[] {
  const t = useGroupMessages();
  const format = useFormat();
  const time = useGroupTime(invite.timeZone);
  const { hostFirstName: host, fulfillmentType, location, scheduledForTime } = invite;
  const deadline = useDeadlineFact(invite);
  const payer = invitePayer(invite);
  const amount = payer?.kind === 'upTo' ? format.money(payer.amountMicro, payer.currencyCode) : '';
  const isDelivered = fulfillmentType === 'DELIVERY';
  const place = isDelivered
    ? location || t('where.missing')
    : fulfillmentType && t(`where.${fulfillmentType}`);
  const when = scheduledForTime ? t('when.at', { time: time(scheduledForTime) }) : undefined;
  const facts: readonly (Fact | false | undefined)[] = [
    payer && {
      key: 'split',
      icon: 'split',
      title: t('settings.split'),
      note: (
        <>
          <Sentence name={`split.forGuest.${payer.kind}`} values={{ host, amount }} />
          <SharedCostsNote terms={invite} host={host} isHost={false} />
        </>
      ),
    },
    deadline,
    place !== undefined && {
      key: 'where',
      icon: isDelivered ? 'pin' : 'walk',
      title: t('settings.delivery'),
      note: (
        <>
          <span data-content={isDelivered && location ? '' : undefined}>{place}</span>
          {when && (
            <>
              {' · '}
              <Whole>{when}</Whole>
            </>
          )}
        </>
      ),
    },
  ];
  return facts.filter((fact) => fact !== false && fact !== undefined);
}
