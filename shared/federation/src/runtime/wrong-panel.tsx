import { ErrorPanel } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useFederationMessages } from './use-federation-messages';

/** Renders the message that a screen failed (specification 8), with a retry button. */
export function WrongPanel({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  const t = useFederationMessages();
  return (
    <ErrorPanel title={t('wrong')} onRetry={onRetry} level={1}>
      {t('rest')}
    </ErrorPanel>
  );
}
