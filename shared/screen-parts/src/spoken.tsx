import { VisuallyHidden } from '@tiffin/ui';
import type { ReactElement } from 'react';

type SpokenProps = {
  /** As a person reads it aloud: "25 to 40 minutes". */
  readonly as: string;
  /** As it is written: "25–40 min". */
  readonly children: string;
};

/** Renders a short text of signs that screen readers read as words. */
export function Spoken({ as, children }: SpokenProps): ReactElement {
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <VisuallyHidden>{as}</VisuallyHidden>
    </>
  );
}
