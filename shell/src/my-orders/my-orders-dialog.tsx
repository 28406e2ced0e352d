import { useSession } from '@tiffin/auth';
import type { ActiveEntry } from '@tiffin/contracts';
import { ButtonLink, EmptyState, Stack } from '@tiffin/ui';
import { Dialog } from '@tiffin/ui/overlay';
import type { ReactElement } from 'react';
import roll from '../glyphs/roll-bite.svg';
import { useShellMessages } from '../use-shell-messages';
import { EntryRow } from './entry-row';
import { useGroupsOfCarts } from './use-groups-of-carts';
import { useMyOrdersMessages } from './use-my-orders-messages';

type MyOrdersDialogProps = { readonly entries: readonly ActiveEntry[]; readonly onClose: () => void };

/** Renders the My Orders prompt: a link to each active order, group order and cart. */
export function MyOrdersDialog({ entries, onClose }: MyOrdersDialogProps): ReactElement {
  const t = useMyOrdersMessages();
  const shell = useShellMessages();
  const { status } = useSession();
  const groups = useGroupsOfCarts(entries);
  return (
    <Dialog title={t('title')} onClose={onClose}>
      {entries.length === 0 ? (
        <EmptyState
          glyphUrl={roll}
          title={t('none')}
          level={3}
          actions={
            <ButtonLink to="/" variant="primary" onClick={onClose}>
              {shell('goHome')}
            </ButtonLink>
          }
        >
          {t('noneNote')}
        </EmptyState>
      ) : (
        <Stack>
          {entries.map((entry) => (
            <EntryRow
              key={`${entry.entityType}-${entry.entityId}`}
              entry={entry}
              group={entry.entityType === 'CART' ? groups.get(entry.merchant.id) : undefined}
              onGo={onClose}
            />
          ))}
        </Stack>
      )}
      {status !== 'guest' && (
        <ButtonLink to="/orders" icon="receipt" wide onClick={onClose}>
          {t('history')}
        </ButtonLink>
      )}
    </Dialog>
  );
}
