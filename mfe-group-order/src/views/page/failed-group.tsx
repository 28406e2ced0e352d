import { ErrorPanel, Section, useOnline, Wrap } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useGroupMessages } from '../use-group-messages';

type FailedGroupProps = { readonly busy: boolean; readonly onRetry: () => void };

/** Renders the error that the group did not load; the group itself is unaffected. */
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
