import { useSearchParams } from '@tiffin/router';
import { lazy, Suspense } from 'react';
import type { ReactElement } from 'react';

const NAMES = ['back', 'backUrl', 'referrer', 'from'] as const;

const BackLink = lazy(() => import('./back-link').then((module) => ({ default: module.BackLink })));

/** Renders the back link that the URL asks for. Its code is loaded only then. */
export function Back(): ReactElement | null {
  const [query] = useSearchParams();
  const values = NAMES.map((name) => query.get(name)).filter(Boolean);
  if (values.length === 0) return null;
  return (
    <Suspense>
      <BackLink values={values} />
    </Suspense>
  );
}
