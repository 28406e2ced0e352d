import { ButtonLink, EmptyState, Section, Wrap } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useStatusMessages } from './use-status-messages';

/** Renders the message that the URL names no order that can be shown. */
export function MissingOrder(): ReactElement {
  const t = useStatusMessages();
  return (
    <Wrap>
      <Section>
        <EmptyState
          level={1}
          icon="receipt"
          title={t('missing.title')}
          actions={
            <ButtonLink to="/" variant="primary">
              {t('missing.home')}
            </ButtonLink>
          }
        >
          {t('missing.note')}
        </EmptyState>
      </Section>
    </Wrap>
  );
}
