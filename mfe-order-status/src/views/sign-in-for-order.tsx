import { bus } from '@tiffin/event-bus';
import { PageNotice } from '@tiffin/screen-parts';
import { Button, ButtonLink } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useStatusMessages } from './use-status-messages';

/** Renders the request to sign in, which returns to the same URL: an order id belongs to an account. */
export function SignInForOrder(): ReactElement {
  const t = useStatusMessages();
  const signIn = () => {
    bus.emit('signInRequested', { reason: 'account', closeable: true });
  };
  return (
    <PageNotice
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
    </PageNotice>
  );
}
