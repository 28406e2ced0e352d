import { ButtonLink, EmptyState, PageHeading, Section, VisuallyHidden, Wrap } from '@tiffin/ui';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { useShellMessages } from '../use-shell-messages';

/** Renders the page for a URL that no remote owns, with a link back. */
export function NotFound(): ReactElement {
  const t = useShellMessages();
  useEffect(() => {
    document.title = t('notFound.title');
  }, [t]);
  return (
    <Wrap>
      <Section>
        <VisuallyHidden as="div">
          <PageHeading>{t('notFound.title')}</PageHeading>
        </VisuallyHidden>
        <EmptyState
          icon="search"
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
