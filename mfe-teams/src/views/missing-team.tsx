import { ButtonLink, EmptyState } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useTeamMessages } from './use-team-messages';

/** Renders the message that the URL names no team. */
export function MissingTeam(): ReactElement {
  const t = useTeamMessages();
  return (
    <EmptyState
      level={1}
      icon="people"
      title={t('missing.title')}
      actions={
        <ButtonLink to={{ search: '' }} variant="primary">
          {t('missing.action')}
        </ButtonLink>
      }
    >
      {t('missing.note')}
    </EmptyState>
  );
}
