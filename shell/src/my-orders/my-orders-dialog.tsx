import type { ActiveEntry } from '@tiffin/contracts';
import { ButtonLink, EmptyState, Stack } from '@tiffin/ui';
import { Dialog } from '@tiffin/ui/overlay';
import type { ReactElement } from 'react';
import { useShellMessages } from '../use-shell-messages';
import { EntryRow } from './entry-row';

type MyOrdersDialogProps = { readonly entries: readonly ActiveEntry[]; readonly onClose: () => void };

/** The My Orders prompt: everything that goes on, each a way back to it. */
export function MyOrdersDialog({ entries, onClose }: MyOrdersDialogProps): ReactElement {
  const t = useShellMessages();
  return (
    <Dialog title={t('myOrders.title')} onClose={onClose}>
      {entries.length === 0 ? (
        <EmptyState
          icon="bag"
          title={t('myOrders.none')}
          level={3}
          actions={
            <ButtonLink to="/" variant="primary" onClick={onClose}>
              {t('goHome')}
            </ButtonLink>
          }
        >
          {t('myOrders.noneNote')}
        </EmptyState>
      ) : (
        <Stack>
          {entries.map((entry) => (
            <EntryRow key={`${entry.entityType}-${entry.entityId}`} entry={entry} onGo={onClose} />
          ))}
        </Stack>
      )}
    </Dialog>
  );
}
