import type { InviteCard } from '@tiffin/contracts';
import { Button, Skeleton, Text } from '@tiffin/ui';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { FactList } from '../guest/fact-list';
import { Sentence } from '../sentence';
import { useGroupMessages } from '../use-group-messages';
import { InvitationFrame } from './invitation-frame';
import { useDeadlineFact } from './use-deadline-fact';

/**
 * Renders what everybody may know of an invitation, with room for the rest. The dialog that joins opens by itself when the
 * rest is there.
 */
export function InvitationPreview({ card }: { readonly card: InviteCard }): ReactElement {
  const t = useGroupMessages();
  const [isAsked, setAsked] = useState(false);
  const deadline = useDeadlineFact(card);
  const later = <Skeleton $width="60%" $height="19px" />;
  return (
    <InvitationFrame invite={card}>
      <Text>
        <Sentence name="join.invites" values={{ host: card.hostFirstName, merchant: card.merchantName }} />
      </Text>
      <FactList
        label={t('facts')}
        facts={[
          { key: 'split', icon: 'split', title: t('settings.split'), note: later },
          deadline,
          { key: 'where', icon: 'pin', title: t('settings.delivery'), note: later },
        ]}
      />
      <Button
        variant="primary"
        size="big"
        busy={isAsked}
        onClick={() => {
          setAsked(true);
        }}
      >
        {t('join.open')}
      </Button>
    </InvitationFrame>
  );
}
