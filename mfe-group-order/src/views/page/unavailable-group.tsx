import { PageNotice } from '@tiffin/screen-parts';
import type { IconName } from '@tiffin/ui';
import type { ReactElement, ReactNode } from 'react';
import { HomeLink } from './home-link';

type UnavailableGroupProps = {
  readonly icon: IconName;
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** The next step; by default the home page. */
  readonly actions?: ReactNode;
};

/** Renders why a group cannot be shown, and one next step. */
export function UnavailableGroup({ text, ...message }: UnavailableGroupProps): ReactElement {
  return (
    <PageNotice {...message} actions={message.actions ?? <HomeLink />}>
      {text}
    </PageNotice>
  );
}
