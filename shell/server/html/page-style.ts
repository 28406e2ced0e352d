import { GlobalStyle } from '@tiffin/ui/page-style';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { sizesOfText } from '../../src/theme/sizes-of-text';

/** Marks with which styled-components finds its rules again in a page. */
const MARKS = /\/\*!sc\*\/|data-styled\.g\d+\[[^\]]*\]\{[^}]*\}/g;

/**
 * The style of every page, for a style element: design tokens, resets, type and focus. Only the server writes it, so that no
 * browser loads its text as JavaScript, too.
 */
export const PAGE_STYLE = pageStyle();

function pageStyle(): string {
  const sheet = new ServerStyleSheet();
  try {
    renderToStaticMarkup(
      sheet.collectStyles(
        createElement(StyleSheetManager, { stylisPlugins: [sizesOfText] }, createElement(GlobalStyle)),
      ),
    );
    return sheet
      .getStyleTags()
      .replace(/<\/?style[^>]*>/g, '')
      .replace(MARKS, '')
      .replaceAll('\n', '');
  } finally {
    sheet.seal();
  }
}
