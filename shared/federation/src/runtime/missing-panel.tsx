import { ErrorPanel } from '@tiffin/ui';
import type { ReactElement } from 'react';
import en from '../locales/en.json';
import { useFederationMessages } from './use-federation-messages';

type Props = { readonly remote: string; readonly onRetry?: () => void; readonly isBusy?: boolean };

/** Renders which part of the product is missing, with a retry button. */
export function MissingPanel({ remote, onRetry, isBusy = false }: Props): ReactElement {
  const t = useFederationMessages();
  const name = Object.hasOwn(en.missing, remote) ? remote : 'other';
  return (
    <ErrorPanel title={t(`missing.${name}`)} onRetry={onRetry} busy={isBusy} level={1}>
      {t('rest')}
    </ErrorPanel>
  );
}
