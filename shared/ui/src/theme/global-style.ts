import { createGlobalStyle } from 'styled-components';
import { baseStyle } from './base-style';
import { fontFamily } from './font-family';
import { lateBannerStyle } from './late-banner-style';
import { rootTokens } from './root-tokens';

/**
 * The page's global style: tokens, resets, type, focus. Only the shell's server writes it, and the shell ships
 * the font faces.
 */
export const GlobalStyle = createGlobalStyle`
  :root {
    ${rootTokens}
  }
  html {
    -webkit-text-size-adjust: 100%;
    scroll-padding-top: 130px;
  }
  body {
    margin: 0;
    background: var(--background);
    color: var(--text);
    font: 400 16px/1.5 ${fontFamily};
    font-synthesis: none;
    overflow-wrap: break-word;
    min-width: 320px;
  }
  main {
    display: block;
  }
  ${baseStyle}
  ${lateBannerStyle}
`;
