import { setCoHost } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';
import { Button, Column, Text } from '@tiffin/ui';
import type { ReactElement } from 'react';
import type { GuestTier } from '../../domain/guest-tier';
import { usePeopleChange } from './use-people-change';
import { usePeopleMessages } from './use-people-messages';

type CoHostButtonProps = { readonly group: Fulfillment; readonly tier: GuestTier };

/** Renders the press that makes a guest co-host, or takes that back. */
export function CoHostButton({ group, tier }: CoHostButtonProps): ReactElement {
  const t = usePeopleMessages();
  const { externalUserId, firstName: name, isCoHost = false } = tier.guest;
  const change = usePeopleChange(group, {
    context: 'setCoHost',
    send: () => setCoHost({ id: group.fulfillmentId, externalUserId, body: { isCoHost: !isCoHost } }),
    done: t(isCoHost ? 'coHost.ended' : 'coHost.made', { name }),
  });
  return (
    <Column $gap={8}>
      <Button
        variant="outline"
        icon="people"
        busy={change.isPending}
        onClick={() => {
          change.mutate();
        }}
      >
        {t(isCoHost ? 'coHost.end' : 'coHost.make', { name })}
      </Button>
      <Text $size="hint">{t('coHost.note')}</Text>
    </Column>
  );
}
