import type { Fulfillment } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { CartBar, Column, TextButton } from '@tiffin/ui';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { mayInvite } from '../../domain/group-people';
import { isUnderWay } from '../../domain/group-phase';
import type { GroupPhase } from '../../domain/group-phase';
import { FactRows } from '../guest/fact-rows';
import { GuestAction } from '../guest/guest-action';
import { PartCard } from '../guest/part-card';
import { InviteCard } from '../invite/invite-card';
import { useGroupMessages } from '../use-group-messages';
import { CalendarEntry } from './calendar-entry';
import { ReminderEntry } from './reminder-entry';

const LeaveDialog = lazyScreen<{ group: Fulfillment; onClose: () => void }>(() =>
  import('../guest/leave-dialog').then((m) => ({ View: m.LeaveDialog })),
);

type GuestPartProps = { readonly group: Fulfillment; readonly phase: GroupPhase };

/** Renders a guest's own part of the group, with the next step. */
export function GuestPart({ group, phase }: GuestPartProps): ReactElement {
  const action = canChooseIn(phase) && <GuestAction group={group} />;
  return <PartCard group={group} phase={phase} action={action} />;
}

function canChooseIn(phase: GroupPhase): boolean {
  return phase === 'open' || phase === 'lastMinutes';
}

type GuestSideProps = GuestPartProps & {
  /** Whether the page lists the settings that a co-host may change. */
  readonly hasSettings: boolean;
};

/** Renders what else a guest has: the link, the host's settings, and the button to leave. */
export function GuestSide({ group, phase, hasSettings }: GuestSideProps): ReactElement {
  const t = useGroupMessages();
  const [isLeaving, setLeaving] = useState(false);
  const canChoose = canChooseIn(phase);
  const action = canChoose && <GuestAction group={group} />;
  return (
    <>
      {canChoose && mayInvite(group, false) && <InviteCard group={group} />}
      <Column $gap={20}>
        <FactRows group={group} isBrief={hasSettings} />
        {isUnderWay(phase) && <CalendarEntry group={group} />}
        {canChoose && <ReminderEntry group={group} />}
        {isUnderWay(phase) && phase !== 'paying' && (
          <div>
            <TextButton
              $danger
              onClick={() => {
                setLeaving(true);
              }}
            >
              {t('leave.button')}
            </TextButton>
          </div>
        )}
      </Column>
      {action && <CartBar label={t('nextStep')}>{action}</CartBar>}
      {isLeaving && (
        <Suspense>
          <LeaveDialog
            group={group}
            onClose={() => {
              setLeaving(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
