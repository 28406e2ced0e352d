import { useQuery } from '@tanstack/react-query';
import { merchantQueries } from '@tiffin/api';
import { useSession } from '@tiffin/auth';
import type { Merchant } from '@tiffin/contracts';
import { bus } from '@tiffin/event-bus';
import { lazyScreen } from '@tiffin/federation';
import { Button } from '@tiffin/ui';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { useGroupMessages } from '../use-group-messages';

const StartDialog = lazyScreen<{ merchant: Merchant; onClose: () => void }>(() =>
  import(/* webpackChunkName: "start-group" */ './start-dialog').then((m) => ({ View: m.StartDialog })),
);

type StartGroupProps = { readonly merchantId: string; readonly placement: 'menu' | 'cart' };

/** Renders the start of a group order at a merchant that supports it. A guest is asked to sign in first. */
export function StartGroup({ merchantId, placement }: StartGroupProps): ReactElement | null {
  const t = useGroupMessages();
  const { status } = useSession();
  const [isOpen, setOpen] = useState(false);
  const { data: merchant } = useQuery(merchantQueries.byId(merchantId));
  if (!merchant?.supportsGroupOrdering) return null;
  const press = () => {
    if (status === 'guest' || status === 'initialising') bus.emit('signInRequested', { reason: 'group' });
    else setOpen(true);
  };
  return (
    <div>
      <Button icon="people" size="small" wide={placement === 'cart'} onClick={press}>
        {t('start.button')}
      </Button>
      {isOpen && (
        <Suspense>
          <StartDialog
            merchant={merchant}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
