import { ButtonLink, EmptyState, Section, Wrap } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useCheckoutMessages } from './use-checkout-messages';

/** Renders the message that the URL names no merchant. */
export function MissingMerchant(): ReactElement {
  const t = useCheckoutMessages();
  return (
    <Wrap>
      <Section>
        <EmptyState
          level={1}
          icon="search"
          title={t('missing.title')}
          actions={
            <ButtonLink to="/" variant="primary">
              {t('missing.action')}
            </ButtonLink>
          }
        >
          {t('missing.note')}
        </EmptyState>
      </Section>
    </Wrap>
  );
}
