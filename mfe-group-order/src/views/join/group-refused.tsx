import type { ReactElement, ReactNode } from 'react';
import type { GroupRefusal } from '../../domain/group-refusal';
import { UnavailableGroup } from '../page/unavailable-group';
import { useGroupMessages } from '../use-group-messages';

type GroupRefusedProps = { readonly reason: GroupRefusal; readonly actions?: ReactNode };

/** Renders a polite reason why a person cannot join this group, and other next steps. */
export function GroupRefused({ reason, actions }: GroupRefusedProps): ReactElement {
  const t = useGroupMessages();
  return (
    <UnavailableGroup
      icon={reason === 'LOCKED' || reason === 'FORBIDDEN' ? 'lock' : 'people'}
      title={t(`refused.${reason}.title`)}
      text={t(`refused.${reason}.text`)}
      actions={actions}
    />
  );
}
