import { ErrorPanel, Section, Wrap } from '@tiffin/ui';
import type { ReactElement, ReactNode } from 'react';

type FailedPageProps = {
  readonly title: ReactNode;
  /** What still works. */
  readonly children: ReactNode;
  /** True while it is loading again. */
  readonly busy: boolean;
  readonly onRetry: () => void;
};

/** Renders that the subject of a page could not be loaded, and a retry. */
export function FailedPage(props: FailedPageProps): ReactElement {
  return (
    <Wrap>
      <Section>
        <ErrorPanel level={1} {...props} />
      </Section>
    </Wrap>
  );
}
