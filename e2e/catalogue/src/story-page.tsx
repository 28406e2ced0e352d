import { MemoryRouter } from '@tiffin/router';
import { GlobalStyle } from '@tiffin/ui/page-style';
import type { ReactElement, ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { showTheme } from './show-theme';
import type { Theme } from './show-theme';

const plugins = { light: [showTheme('light')], dark: [showTheme('dark')] };

type StoryPageProps = { readonly theme: Theme; readonly children: ReactNode };

/** Renders what the shell has around every screen: style and router. */
export function StoryPage({ theme, children }: StoryPageProps): ReactElement {
  return (
    <StyleSheetManager stylisPlugins={plugins[theme]}>
      <GlobalStyle key={theme} />
      <MemoryRouter>
        <main>{children}</main>
      </MemoryRouter>
    </StyleSheetManager>
  );
}
