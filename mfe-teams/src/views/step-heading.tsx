import { PageHeading, usePageTitle } from '@tiffin/ui';
import type { HeadingLook } from '@tiffin/ui';
import type { ReactElement } from 'react';

type StepHeadingProps = { readonly children: string; readonly look?: HeadingLook };

/** Renders the h1 of one of the steps. The tab has it, too. */
export function StepHeading({ children, look = 'h1' }: StepHeadingProps): ReactElement {
  usePageTitle(children);
  return <PageHeading look={look}>{children}</PageHeading>;
}
