import type { Fulfillment } from '@tiffin/contracts';
import { Dialog } from '@tiffin/ui/overlay';
import type { ReactElement } from 'react';
import { groupPeople } from '../../domain/group-people';
import { FactRows } from '../guest/fact-rows';
import { usePeopleMessages } from '../people/use-people-messages';

export type DetailsPanelProps = { readonly group: Fulfillment; readonly onClose: () => void };

/** Renders the details of a group: restaurant, people, privacy, joining, and what the host has set. */
export function DetailsPanel({ group, onClose }: DetailsPanelProps): ReactElement {
  const t = usePeopleMessages();
  const { merchant, guestMax, groupDisplay, kind, shareSettings } = group;
  const joining = kind === 'PRIVATE_PIGGYBACK' ? 'private' : shareSettings.shareMode;
  return (
    <Dialog title={t('details.title')} onClose={onClose}>
      <FactRows
        group={group}
        more={[
          {
            key: 'restaurant',
            icon: 'bag',
            title: t('details.restaurant'),
            note: <span data-content="">{merchant.name}</span>,
          },
          {
            key: 'people',
            icon: 'people',
            title: t('details.people'),
            note: t('details.peopleNote', { here: groupPeople(group).length, max: guestMax }),
          },
          {
            key: 'privacy',
            icon: 'lock',
            title: t('details.privacy'),
            note: t(groupDisplay.showGuestItems ? 'details.privacyShown' : 'details.privacyHidden'),
          },
          { key: 'joining', icon: 'link', title: t('details.joining'), note: t(`details.${joining}`) },
        ]}
      />
    </Dialog>
  );
}
