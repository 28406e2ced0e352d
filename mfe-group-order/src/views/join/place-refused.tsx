import type { ReactElement, ReactNode } from 'react';
import type { PlaceRefusal } from '../../domain/place-refusal';
import { StandIn } from '../page/stand-in';
import { useGroupMessages } from '../use-group-messages';

type PlaceRefusedProps = { readonly reason: PlaceRefusal; readonly actions?: ReactNode };

/** Renders a polite reason why a person cannot join this group, and other next steps. */
export function PlaceRefused({ reason, actions }: PlaceRefusedProps): ReactElement {
  const t = useGroupMessages();
  return (
    <StandIn
      icon={reason === 'LOCKED' || reason === 'FORBIDDEN' ? 'lock' : 'people'}
      title={t(`refused.${reason}.title`)}
      text={t(`refused.${reason}.text`)}
      actions={actions}
    />
  );
}
