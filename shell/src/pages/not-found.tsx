import { ButtonLink, EmptyState, PageHeading, Section, VisuallyHidden, Wrap, usePageTitle } from '@tiffin/ui';
import type { ReactElement } from 'react';
import falafel from '../glyphs/falafel-bite.svg';
import { useShellMessages } from '../use-shell-messages';

/** Renders the page for a URL that no remote owns, with a link back. */
export function NotFound(): ReactElement {
  const t = useShellMessages();
  usePageTitle(t('notFound.title'));
  return (
    <Wrap>
      <Section>
        <VisuallyHidden as="div">
          <PageHeading>{t('notFound.title')}</PageHeading>
        </VisuallyHidden>
        <EmptyState
          glyphUrl={falafel}
          title={t('notFound.title')}
          actions={
            <ButtonLink to="/" variant="primary">
              {t('goHome')}
            </ButtonLink>
          }
        >
          {t('notFound.note')}
        </EmptyState>
      </Section>
    </Wrap>
  );
}
