import { bus } from '@tiffin/event-bus';
import { Button, ButtonLink, EmptyState, Section, Wrap } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useStatusMessages } from './use-status-messages';

/** An order by its id belongs to an account: the person signs in and comes back to the same address. */
export function SignInForOrder(): ReactElement {
  const t = useStatusMessages();
  const signIn = () => {
    bus.emit('signInRequested', { reason: 'account', closeable: true });
  };
  return (
    <Wrap>
      <Section>
        <EmptyState
          level={1}
          icon="user"
          title={t('signIn.title')}
          actions={
            <>
              <Button variant="primary" onClick={signIn}>
                {t('signIn.button')}
              </Button>
              <ButtonLink to="/">{t('missing.home')}</ButtonLink>
            </>
          }
        >
          {t('signIn.note')}
        </EmptyState>
      </Section>
    </Wrap>
  );
}
