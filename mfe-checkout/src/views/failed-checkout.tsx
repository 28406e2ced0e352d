import { ErrorPanel, Section, Wrap } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useCheckoutMessages } from './use-checkout-messages';

type FailedCheckoutProps = { readonly busy: boolean; readonly onRetry: () => void };

/** Renders the error that merchant or cart could not be loaded. */
export function FailedCheckout({ busy, onRetry }: FailedCheckoutProps): ReactElement {
  const t = useCheckoutMessages();
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
