import type { Fulfillment } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { Column, TextButton } from '@tiffin/ui';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { isUnderWay } from '../../domain/group-phase';
import type { GroupPhase } from '../../domain/group-phase';
import { InviteCard } from '../invite/invite-card';
import { useGroupMessages } from '../use-group-messages';
import { CalendarEntry } from './calendar-entry';

const CancelDialog = lazyScreen<{ group: Fulfillment; onClose: () => void }>(() =>
  import('./cancel-dialog').then((m) => ({ View: m.CancelDialog })),
);

type HostRestProps = { readonly group: Fulfillment; readonly phase: GroupPhase };

/** Renders what else a host has: the link, the calendar entry, and the button to cancel the group. */
export function HostRest({ group, phase }: HostRestProps): ReactElement | null {
  const t = useGroupMessages();
  const [isCancelling, setCancelling] = useState(false);
  if (!isUnderWay(phase) || phase === 'paying') return null;
  return (
    <>
      {phase !== 'late' && <InviteCard group={group} />}
      <Column $gap={20}>
        <CalendarEntry group={group} />
        <div>
          <TextButton
            $danger
            onClick={() => {
              setCancelling(true);
            }}
          >
            {t('cancel.button')}
          </TextButton>
        </div>
      </Column>
      {isCancelling && (
        <Suspense>
          <CancelDialog
            group={group}
            onClose={() => {
              setCancelling(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
