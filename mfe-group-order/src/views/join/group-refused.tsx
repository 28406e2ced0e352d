import { useSession } from '@tiffin/auth';
import { bus } from '@tiffin/event-bus';
import { Button } from '@tiffin/ui';
import type { ReactElement, ReactNode } from 'react';
import type { GroupRefusal } from '../../domain/group-refusal';
import { UnavailableGroup } from '../page/unavailable-group';
import { useGroupMessages } from '../use-group-messages';

type GroupRefusedProps = { readonly reason: GroupRefusal; readonly actions?: ReactNode };

/**
 * Renders a polite reason why a person cannot join this group, and other next steps. A host or a guest with an account
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
    <UnavailableGroup
      icon={reason === 'LOCKED' || reason === 'FORBIDDEN' ? 'lock' : 'people'}
      title={t(mayBeTheirs ? 'refused.signedOut.title' : `refused.${reason}.title`)}
      text={t(mayBeTheirs ? 'refused.signedOut.text' : `refused.${reason}.text`)}
      actions={mayBeTheirs ? signIn : actions}
    />
  );
}
