import type { Fulfillment } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import type { GuestTier } from '../../domain/guest-tier';
import type { PersonPanelProps } from './person-panel';

const RemoveDialog = lazyScreen<{ group: Fulfillment; tier: GuestTier; onClose: () => void }>(() =>
  import('./remove-dialog').then((m) => ({ View: m.RemoveDialog })),
);

const PersonPanel = lazyScreen<PersonPanelProps>(() =>
  import(/* webpackChunkName: "group-people" */ './person-panel').then((m) => ({ View: m.PersonPanel })),
);

export type PersonDialog = 'person' | 'remove';

type PersonDialogsProps = {
  readonly group: Fulfillment;
  readonly dialog: PersonDialog;
  readonly tier: GuestTier;
  readonly onRemove: (() => void) | undefined;
  readonly onClose: () => void;
};

/** Renders what a person's row opens. It stays open while the person moves to another part of the list. */
export function PersonDialogs(props: PersonDialogsProps): ReactElement {
  const { group, dialog, tier, onRemove, onClose } = props;
  return (
    <Suspense>
      {dialog === 'person' ? (
        <PersonPanel group={group} tier={tier} onRemove={onRemove} onClose={onClose} />
      ) : (
        <RemoveDialog group={group} tier={tier} onClose={onClose} />
      )}
    </Suspense>
  );
}
