import { useQuery } from '@tanstack/react-query';
import { cmsQueries } from '@tiffin/api/background';
import { useLocale } from '@tiffin/i18n';
import { useLocation } from '@tiffin/router';
import { Banner, Column, Section, Text, Wrap } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { AppPrompt } from './app-prompt';
import { useAppPrompt } from './use-app-prompt';
import { useKeepsCookies } from './use-keeps-cookies';
import { useNotesMessages } from './use-notes-messages';

/**
 * Renders the notes at the end of a page: the content service's plain text, a warning if the browser blocks
 * cookies, and the prompt to download the app. Renders nothing if all are missing.
 */
export function PageNotes(): ReactElement | null {
  const t = useNotesMessages();
  const isHome = useLocation().pathname === '/';
  const banner = useResourceSet('home-banner', isHome);
  const notice = useResourceSet('footer-notice');
  const prompt = useAppPrompt();
  const hasBanner = banner['title'] !== undefined;
  const keepsCookies = useKeepsCookies();
  if (!hasBanner && notice['text'] === undefined && !prompt && keepsCookies) return null;
  return (
    <Wrap as="aside" aria-label={t('label')}>
      <Section>
        <Column $gap={12}>
          {!keepsCookies && <Banner tone="bad">{t('noCookies')}</Banner>}
          {prompt && <AppPrompt {...prompt} />}
          {hasBanner && (
            <Banner icon="ticket">
              <b>{banner['title']}</b> {banner['text']}
            </Banner>
          )}
          {notice['text'] !== undefined && (
            <Text $size="small" $tone="muted">
              {notice['text']}
            </Text>
          )}
        </Column>
      </Section>
    </Wrap>
  );
}

const NOTHING: Readonly<Record<string, string>> = {};

function useResourceSet(name: string, isShown = true): Readonly<Record<string, string>> {
  const locale = useLocale();
  const { data } = useQuery({ ...cmsQueries.resourceSet(name, locale), enabled: isShown });
  return isShown && data ? data : NOTHING;
}
