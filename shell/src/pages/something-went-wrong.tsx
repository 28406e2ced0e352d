import { ButtonAnchor, EmptyState, Section, Wrap } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useShellMessages } from '../use-shell-messages';

/** The last resort of an error in rendering: what happened in a few words, and ways back that load the page anew. */
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
