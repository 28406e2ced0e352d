import { useLocale } from '@tiffin/i18n';
import { ErrorPanel } from '@tiffin/ui';
import type { ReactElement } from 'react';
import en from '../locales/en.json';
import { useRemoteLoader } from './loader-context';
import { useFederationMessages } from './use-federation-messages';

type Props = { readonly remote: string; readonly onRetry?: () => void; readonly isBusy?: boolean };

/**
 * Renders which part of the product is missing, with a retry button. The remote's build says it. Builds from before that have
 * their sentences here, as have pages of partners.
 */
export function MissingPanel({ remote, onRetry, isBusy = false }: Props): ReactElement {
  const t = useFederationMessages();
  const words = useRemoteLoader()?.missingWords?.(remote);
  const locale = useLocale();
  const name = isNamed(remote) ? remote : 'other';
  const title = words?.[locale] ?? t(`missing.${name}`);
  return (
    <ErrorPanel title={title} onRetry={onRetry} busy={isBusy} level={1}>
      {t('rest')}
    </ErrorPanel>
  );
}

function isNamed(remote: string): remote is keyof typeof en.missing {
  return Object.hasOwn(en.missing, remote);
}
