import { EmptyState, Section, Wrap } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useCheckoutMessages } from './use-checkout-messages';

/** Renders the short wait between an order and its page. */
export function WaitingNotice({ of }: { readonly of: 'placed' }): ReactElement {
  const t = useCheckoutMessages();
  return (
    <Wrap>
      <Section role="status">
        <EmptyState level={1} icon="check" title={t(`${of}.title`)}>
          {t(`${of}.note`)}
        </EmptyState>
      </Section>
    </Wrap>
  );
}
