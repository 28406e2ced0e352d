import { lazyScreen } from '@tiffin/federation';
import { Suspense } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import type { ActiveFilters } from './active-filters';
import type { FilterSheet } from './filter-sheet';
import type { NoResults } from './no-results';
import type { ResultCount } from './result-count';

const Sheet = lazyScreen<ComponentProps<typeof FilterSheet>>(() =>
  import(/* webpackChunkName: "filter-sheet" */ './filter-sheet').then((m) => ({ View: m.FilterSheet })),
);
const Active = lazyScreen<ComponentProps<typeof ActiveFilters>>(() =>
  import(/* webpackChunkName: "filtered" */ './active-filters').then((m) => ({ View: m.ActiveFilters })),
);
const Count = lazyScreen<ComponentProps<typeof ResultCount>>(() =>
  import(/* webpackChunkName: "filtered" */ './result-count').then((m) => ({ View: m.ResultCount })),
);
const None = lazyScreen<ComponentProps<typeof NoResults>>(() =>
  import(/* webpackChunkName: "filtered" */ './no-results').then((m) => ({ View: m.NoResults })),
);

/** Renders the filters, in their own chunk. */
export function LazyFilterSheet(props: ComponentProps<typeof FilterSheet>): ReactElement {
  return (
    <Suspense fallback={null}>
      <Sheet {...props} />
    </Suspense>
  );
}

/** Renders the filters that are on, in a chunk for filtered lists. */
export function LazyActiveFilters(props: ComponentProps<typeof ActiveFilters>): ReactElement {
  return (
    <Suspense fallback={null}>
      <Active {...props} />
    </Suspense>
  );
}

/** Renders the number of results, in a chunk for filtered lists. */
export function LazyResultCount(props: ComponentProps<typeof ResultCount>): ReactElement {
  return (
    <Suspense fallback={null}>
      <Count {...props} />
    </Suspense>
  );
}

/** Renders an empty list and what to change, in a chunk for filtered lists. */
export function LazyNoResults(props: ComponentProps<typeof NoResults>): ReactElement {
  return (
    <Suspense fallback={null}>
      <None {...props} />
    </Suspense>
  );
}
