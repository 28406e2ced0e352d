import face from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
import { createGlobalStyle } from 'styled-components';

/** The typeface, which the server preloads. */
export const ShellStyle = createGlobalStyle`
  @font-face {
    font-family: 'Bricolage Grotesque Variable';
    font-style: normal;
    font-display: swap;
    font-weight: 200 800;
    src: url(${face}) format('woff2-variations');
  }
`;
