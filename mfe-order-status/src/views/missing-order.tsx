import { MissingPage } from '@tiffin/screen-parts';
import type { ReactElement } from 'react';
import { useStatusMessages } from './use-status-messages';

/** Renders the message that the URL names no order that can be shown. */
export function MissingOrder(): ReactElement {
  const t = useStatusMessages();
  return (
    <MissingPage icon="receipt" title={t('missing.title')} action={t('missing.home')}>
      {t('missing.note')}
    </MissingPage>
  );
}
