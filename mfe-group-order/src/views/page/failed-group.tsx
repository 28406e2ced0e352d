import { ErrorPanel, Section, useOnline, Wrap } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useGroupMessages } from '../use-group-messages';

type FailedGroupProps = { readonly busy: boolean; readonly onRetry: () => void };

/** The group did not load; nothing happened to it. */
export function FailedGroup({ busy, onRetry }: FailedGroupProps): ReactElement {
  const t = useGroupMessages();
  const isOnline = useOnline();
  return (
    <Wrap>
      <Section>
        <ErrorPanel level={1} title={t('failed.title')} busy={busy} onRetry={onRetry}>
          {t(isOnline ? 'failed.text' : 'failed.offline')}
        </ErrorPanel>
      </Section>
    </Wrap>
  );
}
