import { ButtonLink } from '@tiffin/ui';
import type { IconName } from '@tiffin/ui';
import type { ReactElement, ReactNode } from 'react';
import { PageNotice } from './page-notice';

type MissingPageProps = {
  readonly icon?: IconName;
  readonly title: ReactNode;
  /** What it means. */
  readonly children: ReactNode;
  /** The text of the link to the next step. */
  readonly action: ReactNode;
  /** The path of the next step, by default the home page. */
  readonly to?: string;
  readonly hint?: string;
};

/** Renders that the URL names nothing that this person can see, and one next step. */
export function MissingPage({ action, to = '/', ...message }: MissingPageProps): ReactElement {
  return (
    <PageNotice
      {...message}
      actions={
        <ButtonLink to={to} variant="primary">
          {action}
        </ButtonLink>
      }
    />
  );
}
