import type { Merchant } from '@tiffin/contracts';
import { merchantPaths } from '@tiffin/domain';
import { ButtonLink, EmptyState, Section, Wrap } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useCheckoutMessages } from './use-checkout-messages';

/** Renders the empty cart's message. */
export function EmptyCheckout({ merchant }: { readonly merchant: Merchant }): ReactElement {
  const t = useCheckoutMessages();
  return (
    <Wrap>
      <Section>
        <EmptyState
          level={1}
          title={t('empty.title')}
          actions={
            <ButtonLink to={merchantPaths(merchant.url).menu} variant="primary">
              {t('empty.action')}
            </ButtonLink>
          }
        >
          {t('empty.note', { merchant: merchant.name })}
        </EmptyState>
      </Section>
    </Wrap>
  );
}
