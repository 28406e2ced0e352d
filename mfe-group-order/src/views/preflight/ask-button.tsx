import type { Fulfillment } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { Button } from '@tiffin/ui';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { guestTiers } from '../../domain/guest-tier';
import type { PersonPanelProps } from '../people/person-panel';
import { usePreflightMessages } from './use-preflight-messages';

const PersonPanel = lazyScreen<PersonPanelProps>(() =>
  import(/* webpackChunkName: "group-people" */ '../people/person-panel').then((m) => ({
    View: m.PersonPanel,
  })),
);

type AskButtonProps = { readonly group: Fulfillment; readonly externalUserId: string };

/** Renders the press that opens a guest's panel, where the host asks them or removes the dish. */
export function AskButton({ group, externalUserId }: AskButtonProps): ReactElement | null {
  const t = usePreflightMessages();
  const [isOpen, setOpen] = useState(false);
  const tier = guestTiers(group).find(({ guest }) => guest.externalUserId === externalUserId);
  if (!tier) return null;
  return (
    <>
      <Button
        size="small"
        variant="outline"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('ask', { name: tier.guest.firstName })}
      </Button>
      {isOpen && (
        <Suspense>
          <PersonPanel
            group={group}
            tier={tier}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
