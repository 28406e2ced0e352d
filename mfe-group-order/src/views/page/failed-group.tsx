import { FailedPage } from '@tiffin/screen-parts';
import { useOnline } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useGroupMessages } from '../use-group-messages';

type FailedGroupProps = { readonly busy: boolean; readonly onRetry: () => void };

/** Renders the error that the group did not load; the group itself is unaffected. */
export function FailedGroup(props: FailedGroupProps): ReactElement {
  const t = useGroupMessages();
  const isOnline = useOnline();
  return (
    <FailedPage title={t('failed.title')} {...props}>
      {t(isOnline ? 'failed.text' : 'failed.offline')}
    </FailedPage>
  );
}
