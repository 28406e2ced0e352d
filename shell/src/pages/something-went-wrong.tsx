import { ButtonAnchor, EmptyState, Section, Wrap } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useShellMessages } from '../use-shell-messages';

/** Renders a short error message and links that reload the page. */
export function SomethingWentWrong(): ReactElement {
  const t = useShellMessages();
  return (
    <Wrap as="main" role="alert">
      <Section>
        <EmptyState
          icon="warning"
          title={t('wrong.title')}
          level={1}
          actions={
            <>
              <ButtonAnchor href="" variant="primary">
                {t('wrong.reload')}
              </ButtonAnchor>
              <ButtonAnchor href="/">{t('goHome')}</ButtonAnchor>
            </>
          }
        >
          {t('wrong.note')}
        </EmptyState>
      </Section>
    </Wrap>
  );
}
