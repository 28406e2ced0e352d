import { lazy, Suspense } from 'react';
import type { ReactElement } from 'react';
import { useAfterLoad } from '../layout/use-after-load';

// The page works without its notes.
const PageNotes = lazy(() =>
  import(/* webpackChunkName: "page-notes" */ './page-end').then(
    (end) => ({ default: end.PageEnd }),
    () => ({ default: () => null }),
  ),
);

/** Renders the notes at the end of a page, after everything else has loaded. */
export function LazyPageNotes(): ReactElement | null {
  const isAfterLoad = useAfterLoad();
  if (!isAfterLoad) return null;
  return (
    <Suspense fallback={null}>
      <PageNotes />
    </Suspense>
  );
}
