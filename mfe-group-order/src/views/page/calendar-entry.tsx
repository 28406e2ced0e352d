import type { Fulfillment } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { Suspense } from 'react';
import type { ReactElement } from 'react';

type CalendarEntryProps = { readonly group: Fulfillment };

const CalendarButtons = lazyScreen<CalendarEntryProps>(() =>
  import(/* webpackChunkName: "calendar-buttons" */ '../calendar/calendar-buttons').then((m) => ({
    View: m.CalendarButtons,
  })),
);

/** Renders the buttons that save the group in a calendar once they have loaded. */
export function CalendarEntry(props: CalendarEntryProps): ReactElement {
  return (
    <Suspense>
      <CalendarButtons {...props} />
    </Suspense>
  );
}
