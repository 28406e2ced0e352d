import face from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
import type { ReactElement } from 'react';

const faces = `@font-face {
  font-family: 'Bricolage Grotesque Variable';
  font-style: normal;
  font-display: swap;
  font-weight: 200 800;
  src: url(${face}) format('woff2-variations');
}
@font-face {
  font-family: 'Tiffin Fallback';
  src: local('Arial');
  size-adjust: 97%;
  ascent-override: 95%;
  descent-override: 26%;
}`;

/**
 * Renders the typeface, which the server preloads, and its fallback. They have a style element of their own: a browser computes
 * all text again after each change of a style sheet that has font faces, and styled-components adds rules to its sheet.
 */
export function Fonts(): ReactElement {
  const nonce = nonceOfPage();
  return (
    <style href="fonts" precedence="fonts" nonce={nonce}>
      {faces}
    </style>
  );
}

/** On the server the page's template adds the nonce. */
function nonceOfPage(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content') ?? undefined;
}
