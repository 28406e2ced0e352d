import { Banner } from '@tiffin/ui';
import type { ReactElement } from 'react';
import type { GuestTier } from '../../domain/guest-tier';
import { useListedNames } from '../payment/use-listed-names';
import { Sentence } from '../sentence';

/** Renders the guests whose items are left out because they are not ready. */
export function UndoneNotice({ tiers }: { readonly tiers: readonly GuestTier[] }): ReactElement | null {
  const listed = useListedNames();
  const undone = tiers.filter(({ isHost, state }) => !isHost && state !== 'ready');
  if (undone.length === 0) return null;
  const names = listed(undone.map(({ guest }) => guest.firstName));
  return (
    <Banner tone="warn" icon="people">
      <Sentence name="checkout.undone" values={{ names, count: undone.length }} />
    </Banner>
  );
}
