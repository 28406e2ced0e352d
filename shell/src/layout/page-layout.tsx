import { getAppTags } from '@tiffin/config';
import { bus } from '@tiffin/event-bus';
import { useLocation } from '@tiffin/router';
import { media, OfflineBanner, setSiteTitle } from '@tiffin/ui';
import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { LoginHost } from '../login/login-host';
import { LazyPageNotes } from '../notes/lazy-page-notes';
import { useRouteOf } from '../route-of-context';
import { useShellMessages } from '../use-shell-messages';
import { Back } from './back';
import { CloseToHost } from './close-to-host';
import { Footer } from './footer';
import { Header } from './header';
import { useScrollPositions } from './use-scroll-positions';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  ${media.widest} {
    &:has([data-wide]) {
      --page-width: 1720px;
    }
  }
`;

// A screen that still shows cached data has a more precise banner of its own.
const Offline = styled.div`
  &:has(~ main [data-late-banner]) {
    display: none;
  }
`;

/**
 * Content that takes the place of a skeleton would push what is below, so that waits for the content. Content beside the
 * rest (`data-beside`) pushes nothing.
 */
const Main = styled.main`
  flex: 1;
  &:has([data-skeleton]:not([data-beside] *)) ~ :is(aside, footer) {
    display: none;
  }
  &:focus {
    outline: 0;
  }
`;

const Skip = styled.a`
  position: absolute;
  inset-inline-start: 16px;
  top: -80px;
  z-index: var(--z-skip);
  background: var(--inverse);
  color: var(--on-inverse);
  padding: 12px 18px;
  border-radius: var(--r-control);
  font-weight: 650;
  &:focus {
    top: 12px;
  }
`;

/**
 * Renders the frame around every screen. An embedded page has no header or footer, because the host has its own.
 */
export function PageLayout({ children }: { readonly children: ReactNode }): ReactElement {
  const t = useShellMessages();
  const { pathname } = useLocation();
  const routeOf = useRouteOf();
  const { isEmbedded } = getAppTags();
  const main = useRef<HTMLElement>(null);
  useScrollPositions();
  const title = t('loading');
  const firstPath = useRef(pathname);
  // The title of pages that load. The first page keeps the server's until its screen has one.
  useEffect(() => {
    if (pathname !== firstPath.current) setSiteTitle(title);
  }, [pathname, title]);
  useEffect(() => {
    bus.emit('screenViewed', { route: routeOf(pathname)?.path ?? 'other' });
  }, [pathname, routeOf]);
  return (
    <Page>
      <Skip
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {t('skip')}
      </Skip>
      {isEmbedded ? <Back /> : <Header />}
      <CloseToHost />
      <Offline>
        <OfflineBanner />
      </Offline>
      <Main id="main" ref={main} tabIndex={-1}>
        {children}
      </Main>
      {!isEmbedded && (
        <>
          <LazyPageNotes />
          <Footer />
        </>
      )}
      <LoginHost />
    </Page>
  );
}
