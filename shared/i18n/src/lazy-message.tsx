import { lazy, Suspense } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import type { Message as MarkupMessage } from '@tiffin/i18n/message';

const Late = lazy(() => import('@tiffin/i18n/message').then(({ Message: late }) => ({ default: late })));

/**
 * Renders a sentence with markup, for remotes of contract 1, which import it from this entry point. It is
 * removed together with that contract. Current screens import it from `@tiffin/i18n/message`, which keeps it
 * out of the first load.
 */
export function Message(props: ComponentProps<typeof MarkupMessage>): ReactElement {
  return (
    <Suspense fallback={null}>
      <Late {...props} />
    </Suspense>
  );
}
