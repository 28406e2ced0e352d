import type { Fulfillment } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { CartBar, TextButton } from '@tiffin/ui';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import type { GroupPhase } from '../../domain/group-phase';
import { FactRows } from '../guest/fact-rows';
import { GuestAction } from '../guest/guest-action';
import { PartCard } from '../guest/part-card';
import { InviteCard } from '../invite/invite-card';
import { useGroupMessages } from '../use-group-messages';

const LeaveDialog = lazyScreen<{ group: Fulfillment; onClose: () => void }>(() =>
  import('../guest/leave-dialog').then((m) => ({ View: m.LeaveDialog })),
);

type GuestSideProps = { readonly group: Fulfillment; readonly phase: GroupPhase };

/** Renders a guest's side column: their own share, the host's settings, the link, and the button to leave. */
export function GuestSide({ group, phase }: GuestSideProps): ReactElement {
  const t = useGroupMessages();
  const [isLeaving, setLeaving] = useState(false);
  const canChoose = phase === 'open' || phase === 'lastMinutes';
  const action = canChoose && <GuestAction group={group} />;
  return (
    <>
      <PartCard group={group} action={action} />
      {canChoose && <InviteCard group={group} />}
      <FactRows group={group} />
      {phase !== 'paying' && (
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
