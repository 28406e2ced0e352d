import { isOffered } from '@tiffin/api';
import { useSession } from '@tiffin/auth';
import { useSearchParams } from '@tiffin/router';
import { SignInNotice } from '../sign-in-notice';
import { usePageTitle } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { HistorySkeleton } from './history-skeleton';
import { OrderHistory } from './order-history';
import { useHistoryMessages } from './use-history-messages';

/** Renders a person's orders by month. The URL holds the search. */
export function HistoryScreen(): ReactElement {
  const t = useHistoryMessages();
  const { status } = useSession();
  const [search] = useSearchParams();
  usePageTitle(t('pageTitle'));
  if (status === 'initialising')
    return <HistorySkeleton title={t(isOffered('orderHistory') ? 'title' : 'current.title')} />;
  if (status === 'guest') return <SignInNotice title={t('signIn.title')}>{t('signIn.note')}</SignInNotice>;
  return <OrderHistory term={(search.get('q') ?? '').trim().slice(0, 100)} />;
}
