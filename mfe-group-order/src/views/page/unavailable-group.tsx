import { useLocation } from '@tiffin/router';
import { PageNotice } from '@tiffin/screen-parts';
import { ButtonLink } from '@tiffin/ui';
import type { IconName } from '@tiffin/ui';
import type { ReactElement, ReactNode } from 'react';
import { persistedQuery } from '../../domain/group-url';
import { useGroupMessages } from '../use-group-messages';

type UnavailableGroupProps = {
  readonly icon: IconName;
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** The next step; by default the home page. */
  readonly actions?: ReactNode;
};

/** Renders why a group cannot be shown, and one next step. */
export function UnavailableGroup({ text, ...message }: UnavailableGroupProps): ReactElement {
  const t = useGroupMessages();
  const { search } = useLocation();
  const home = (
    <ButtonLink to={`/${persistedQuery(search)}`} variant="primary">
      {t('findLunch')}
    </ButtonLink>
  );
  return (
    <PageNotice {...message} actions={message.actions ?? home}>
      {text}
    </PageNotice>
  );
}
