import { ErrorPanel } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useFederationMessages } from './use-federation-messages';

/** Says that a screen broke while it was shown (specification 8), and offers to show it anew. */
export function WrongPanel({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  const t = useFederationMessages();
  return (
    <ErrorPanel title={t('wrong')} onRetry={onRetry} level={1}>
      {t('rest')}
    </ErrorPanel>
  );
}
