import { lazy, Suspense } from 'react';
import type { ReactElement } from 'react';
import { useAfterLoad } from '../layout/use-after-load';

// Without its notes a page is whole.
const PageNotes = lazy(() =>
  import(/* webpackChunkName: "page-notes" */ './page-notes').then(
    (notes) => ({ default: notes.PageNotes }),
    () => ({ default: () => null }),
  ),
);

/** The notes at the end of a page, when everything else is there. */
export function LatePageNotes(): ReactElement | null {
  const isAfterLoad = useAfterLoad();
  if (!isAfterLoad) return null;
  return (
    <Suspense fallback={null}>
      <PageNotes />
    </Suspense>
  );
}
