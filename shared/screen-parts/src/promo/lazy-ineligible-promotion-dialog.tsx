import { lazy, Suspense } from 'react';
import type { ReactElement } from 'react';
import type { IneligiblePromotionDialogProps } from './ineligible-promotion-dialog';

const Lazy = lazy(() =>
  import('./ineligible-promotion-dialog').then(({ IneligiblePromotionDialog: dialog }) => ({
    default: dialog,
  })),
);

/** Renders the modal INELIGIBLE_PROMOTION, in its own chunk. */
export function LazyIneligiblePromotionDialog(props: IneligiblePromotionDialogProps): ReactElement {
  return (
    <Suspense fallback={null}>
      <Lazy {...props} />
    </Suspense>
  );
}
