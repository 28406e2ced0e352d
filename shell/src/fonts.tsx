import face from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
import type { ReactElement } from 'react';

/**
 * The systems' fonts that stand in until the typeface has loaded, scaled so that lines break at the same words: average width of
 * 1,400 sentences of the product, of the typeface divided by that of the font, for text and for bold text.
 */
const STAND_INS = [
  [
    'Tiffin Arial',
    105.5,
    ['Arial', 'ArialMT', 'Liberation Sans'],
    102,
    ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
  ],
  ['Tiffin Roboto', 106, ['Roboto', 'Roboto-Regular'], 109, ['Roboto Bold', 'Roboto-Bold']],
  ['Tiffin DejaVu', 92.9, ['DejaVu Sans'], 85.5, ['DejaVu Sans Bold']],
] as const;
/** Of the typeface, in percent of its size. */
const [ASCENT, DESCENT] = [93, 27];

const faces = [
  `@font-face {
  font-family: 'Bricolage Grotesque Variable';
  font-display: swap;
  font-weight: 200 800;
  src: url(${face}) format('woff2-variations');
}`,
  ...STAND_INS.flatMap(([family, size, names, boldSize, boldNames]) => [
    standIn(family, '200 599', size, names),
    standIn(family, '600 800', boldSize, boldNames),
  ]),
].join('\n');

function standIn(family: string, weights: string, size: number, names: readonly string[]): string {
  const sized = (percent: number): string => ((percent / size) * 100).toFixed(1);
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weights};
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${size}%;
  ascent-override: ${sized(ASCENT)}%;
  descent-override: ${sized(DESCENT)}%;
  line-gap-override: 0%;
}`;
}

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
