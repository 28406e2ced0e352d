import { useLocation } from '@tiffin/router';
import { ButtonLink } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { persistedQuery } from '../../domain/group-url';
import { useGroupMessages } from '../use-group-messages';

/** Renders the next step of a person who can do nothing in a group: the home page. */
export function HomeLink(): ReactElement {
  const t = useGroupMessages();
  const { search } = useLocation();
  return (
    <ButtonLink to={`/${persistedQuery(search)}`} variant="primary">
      {t('findLunch')}
    </ButtonLink>
  );
}
