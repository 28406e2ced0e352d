import { useSession } from '@tiffin/auth';
import { bus } from '@tiffin/event-bus';
import { lazyScreen } from '@tiffin/federation';
import { Button } from '@tiffin/ui';
import { Suspense } from 'react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { isModalRefusal } from '../../domain/group-refusal';
import type { GroupRefusal } from '../../domain/group-refusal';
import { UnavailableGroup } from '../page/unavailable-group';
import { useGroupMessages } from '../use-group-messages';
import type { RefusedDialog as Dialog } from './refused-dialog';

const RefusedDialog = lazyScreen<ComponentProps<typeof Dialog>>(() =>
  import(/* webpackChunkName: "refused-dialog" */ './refused-dialog').then((m) => ({
    View: m.RefusedDialog,
  })),
);

type GroupRefusedProps = { readonly reason: GroupRefusal; readonly actions?: ReactNode };

/**
 * Renders a polite reason why a person cannot join this group, and other next steps: a dialog, and the page behind it. A host or a guest with an account
 * who is signed out is no stranger: they can sign in.
 */
export function GroupRefused({ reason, actions }: GroupRefusedProps): ReactElement {
  const t = useGroupMessages();
  const { status } = useSession();
  const mayBeTheirs = reason === 'NOT_A_GUEST' && status === 'guest';
  const signIn = (
    <Button
      variant="primary"
      onClick={() => {
        bus.emit('signInRequested', { reason: 'group' });
      }}
    >
      {t('refused.signIn')}
    </Button>
  );
  return (
    <>
      <UnavailableGroup
        icon={reason === 'LOCKED' || reason === 'FORBIDDEN' ? 'lock' : 'people'}
        title={t(mayBeTheirs ? 'refused.signedOut.title' : `refused.${reason}.title`)}
        text={t(mayBeTheirs ? 'refused.signedOut.text' : `refused.${reason}.text`)}
        actions={mayBeTheirs ? signIn : actions}
      />
      {isModalRefusal(reason) && (
        <Suspense>
          <RefusedDialog key={reason} reason={reason} actions={actions} />
        </Suspense>
      )}
    </>
  );
}
