import { ErrorPanel, Section, Wrap } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useStatusMessages } from './use-status-messages';

type FailedOrderProps = { readonly busy: boolean; readonly onRetry: () => void };

/** Renders the error that the order could not be loaded, which says nothing about the order itself. */
export function FailedOrder({ busy, onRetry }: FailedOrderProps): ReactElement {
  const t = useStatusMessages();
  return (
    <Wrap>
      <Section>
        <ErrorPanel level={1} title={t('failed.title')} busy={busy} onRetry={onRetry}>
          {t('failed.note')}
        </ErrorPanel>
      </Section>
    </Wrap>
  );
}
