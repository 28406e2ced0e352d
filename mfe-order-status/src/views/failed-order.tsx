import { FailedPage } from '@tiffin/screen-parts';
import type { ReactElement } from 'react';
import { useStatusMessages } from './use-status-messages';

type FailedOrderProps = { readonly busy: boolean; readonly onRetry: () => void };

/** Renders the error that the order could not be loaded, which says nothing about the order itself. */
export function FailedOrder(props: FailedOrderProps): ReactElement {
  const t = useStatusMessages();
  return (
    <FailedPage title={t('failed.title')} {...props}>
      {t('failed.note')}
    </FailedPage>
  );
}
