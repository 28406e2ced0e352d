import { lazyScreen } from '@tiffin/federation';
import { Suspense } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import type { FulfillmentDialog } from './fulfillment-dialog';
import type { ScheduleDialog } from './schedule-dialog';

const Fulfillment = lazyScreen<ComponentProps<typeof FulfillmentDialog>>(() =>
  import('./fulfillment-dialog').then((m) => ({ View: m.FulfillmentDialog })),
);
const Schedule = lazyScreen<ComponentProps<typeof ScheduleDialog>>(() =>
  import('./schedule-dialog').then((m) => ({ View: m.ScheduleDialog })),
);

/** Renders the dialog for fulfillment and delivery address, in its own chunk. */
export function LazyFulfillmentDialog(props: ComponentProps<typeof FulfillmentDialog>): ReactElement {
  return (
    <Suspense fallback={null}>
      <Fulfillment {...props} />
    </Suspense>
  );
}

/** Renders the dialog for the time, in its own chunk. */
export function LazyScheduleDialog(props: ComponentProps<typeof ScheduleDialog>): ReactElement {
  return (
    <Suspense fallback={null}>
      <Schedule {...props} />
    </Suspense>
  );
}
