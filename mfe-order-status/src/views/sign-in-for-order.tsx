import type { ReactElement } from 'react';
import { SignInNotice } from './sign-in-notice';
import { useStatusMessages } from './use-status-messages';

/** Renders the request to sign in: an order id belongs to an account. */
export function SignInForOrder(): ReactElement {
  const t = useStatusMessages();
  return <SignInNotice title={t('signIn.title')}>{t('signIn.note')}</SignInNotice>;
}
