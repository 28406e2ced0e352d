import { lazyScreen } from '@tiffin/federation';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import type { OffersDialogProps } from './offers-dialog';

const Offers = lazyScreen<OffersDialogProps>(() =>
  import('./offers-dialog').then((m) => ({ View: m.OffersDialog })),
);

/** Renders the dialog of offers, in its own chunk. */
export function LazyOffersDialog(props: OffersDialogProps): ReactElement {
  return (
    <Suspense fallback={null}>
      <Offers {...props} />
    </Suspense>
  );
}
