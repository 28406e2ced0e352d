import { lazy, Suspense } from 'react';
import type { ComponentType, ReactElement } from 'react';

/** Returns a component that is loaded when it is first shown. */
export function lazyExport<P extends object>(
  load: () => Promise<ComponentType<P>>,
): (props: P) => ReactElement {
  const Lazy = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense fallback={null}>
      <Lazy {...props} />
    </Suspense>
  );
}
