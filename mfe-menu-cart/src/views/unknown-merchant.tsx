import { ButtonLink, EmptyState, Section, Wrap, usePageTitle } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useMenuCartMessages } from './use-menu-cart-messages';

/** Renders that the URL names no merchant, and a next step. */
export function UnknownMerchant(): ReactElement {
  const t = useMenuCartMessages();
  usePageTitle(t('unknownMerchant.title'));
  return (
    <Wrap>
      <Section>
        <EmptyState
          level={1}
          icon="table"
          title={t('unknownMerchant.title')}
          hint="404"
          actions={
            <ButtonLink to="/" variant="primary">
              {t('unknownMerchant.action')}
            </ButtonLink>
          }
        >
          {t('unknownMerchant.meaning')}
        </EmptyState>
      </Section>
    </Wrap>
  );
}
