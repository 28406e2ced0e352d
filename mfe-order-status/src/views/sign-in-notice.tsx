import { bus } from '@tiffin/event-bus';
import { PageNotice } from '@tiffin/screen-parts';
import { Button, ButtonLink } from '@tiffin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useStatusMessages } from './use-status-messages';

type SignInNoticeProps = { readonly title: string; readonly children: ReactNode };

/** Renders the request to sign in, which returns to the same URL, instead of what belongs to an account. */
export function SignInNotice({ title, children }: SignInNoticeProps): ReactElement {
  const t = useStatusMessages();
  const signIn = () => {
    bus.emit('signInRequested', { reason: 'account', closeable: true });
  };
  return (
    <PageNotice
      icon="user"
      title={title}
      actions={
        <>
          <Button variant="primary" onClick={signIn}>
            {t('signIn.button')}
          </Button>
          <ButtonLink to="/">{t('missing.home')}</ButtonLink>
        </>
      }
    >
      {children}
    </PageNotice>
  );
}
