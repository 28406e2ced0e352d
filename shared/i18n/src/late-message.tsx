import { lazy, Suspense } from 'react';
import type { ComponentProps, ReactElement } from 'react';

const Late = lazy(() => import('@tiffin/i18n/message').then(({ Message: late }) => ({ default: late })));

/**
 * A sentence with markup, for remotes of contract 1, which had it from this door; it goes with that contract. Screens
 * of now take it from `@tiffin/i18n/message`, which keeps it out of the first load.
 */
export function Message(props: ComponentProps<typeof Late>): ReactElement {
  return (
    <Suspense fallback={null}>
      <Late {...props} />
    </Suspense>
  );
}
