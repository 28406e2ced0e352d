import { Button, EmptyState } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { askToSignIn } from './ask-to-sign-in';
import { useTeamMessages } from './use-team-messages';

/** Renders that the next step needs an account. The URL keeps the step. */
export function SignInNeeded(): ReactElement {
  const t = useTeamMessages();
  return (
    <EmptyState
      level={1}
      icon="lock"
      title={t('signIn.title')}
      actions={
        <Button variant="primary" onClick={askToSignIn}>
          {t('signIn.button')}
        </Button>
      }
    >
      {t('signIn.note')}
    </EmptyState>
  );
}
