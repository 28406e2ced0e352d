import { css } from 'styled-components';

/** Resets and type of plain elements, for this site's page or its part of a partner's page. */
export const baseStyle = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  :lang(zh) {
    letter-spacing: 0;
    line-height: 1.6;
    word-break: normal;
    line-break: strict;
  }
  /* Parts of a heading stand as close as the heading's own lines. */
  :is(h1, h2, h3, h4) :lang(zh) {
    line-height: inherit;
  }
  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  fieldset,
  legend {
    margin: 0;
    padding: 0;
  }
  fieldset {
    border: 0;
    min-width: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  img,
  svg {
    display: block;
    max-width: 100%;
  }
  button,
  input,
  textarea,
  select {
    font: inherit;
    color: inherit;
  }
  button {
    cursor: pointer;
    background: none;
    border: 0;
    padding: 0;
    text-align: inherit;
  }
  a {
    color: inherit;
  }
  b,
  strong {
    font-weight: 700;
  }
  h1,
  h2 {
    text-wrap: balance;
  }
  h3,
  p {
    text-wrap: pretty;
  }
  h1 {
    font-size: clamp(28px, 3.4vw, 40px);
    line-height: 1.06;
    font-weight: 800;
    letter-spacing: -0.025em;
  }
  h2 {
    font-size: clamp(22px, 2.2vw, 28px);
    line-height: 1.14;
    font-weight: 750;
    letter-spacing: -0.02em;
  }
  h3 {
    font-size: 18px;
    line-height: 1.25;
    font-weight: 700;
    letter-spacing: -0.01em;
  }
  :focus-visible {
    outline: 3px solid var(--focus-ring);
    outline-offset: 2px;
  }
  :focus:not(:focus-visible),
  [tabindex='-1']:focus {
    outline: 0;
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;
