import { useLocation } from '@tiffin/router';
import type { ReactElement } from 'react';
import { PageLayout } from './layout/page-layout';
import { AppEntry } from './pages/app-entry';
import { LastResort } from './pages/last-resort';
import { RemoteOutlet } from './pages/remote-outlet';
import { SHELL_PATHS } from './shell-paths';

/** Renders the screen of the current URL: the shell's own entry, or a remote's screen by its routes. */
export function Screens(): ReactElement {
  const { pathname } = useLocation();
  return (
    <LastResort resetKey={pathname}>
      <PageLayout>{SHELL_PATHS.includes(pathname) ? <AppEntry /> : <RemoteOutlet />}</PageLayout>
    </LastResort>
  );
}
