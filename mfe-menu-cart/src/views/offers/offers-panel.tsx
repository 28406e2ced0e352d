import type { Cart } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { Stack } from '@tiffin/ui';
import { SettingRow } from '@tiffin/ui/more';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { LazyOffersDialog } from './lazy-offers-dialog';
import { useOfferMessages } from './use-offer-messages';
import { useOffers } from './use-offers';

/** Renders the offers that a cart has taken, or how many there are. Opens the list of them (row MOD-03). */
export function OffersPanel({ cart }: { readonly cart: Cart }): ReactElement | null {
  const t = useOfferMessages();
  const format = useFormat();
  const { list, hasFailed } = useOffers(cart);
  const [isOpen, setOpen] = useState(false);
  const taken = (list ?? []).filter(({ selected }) => selected).map(({ title }) => title);
  const isNone = list?.length === 0 && !isOpen;
  if (isNone) return null;
  const note = hasFailed
    ? t('failed')
    : taken.length > 0
      ? format.list(taken)
      : list
        ? t('count', { count: list.length })
        : t('loading');
  return (
    <>
      <Stack as="div">
        <SettingRow
          icon="ticket"
          title={t('title')}
          note={note}
          onClick={() => {
            setOpen(true);
          }}
        />
      </Stack>
      {isOpen && (
        <LazyOffersDialog
          cart={cart}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
