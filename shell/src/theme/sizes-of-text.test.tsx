import { renderToStaticMarkup } from 'react-dom/server';
import styled, { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { sizesOfText } from './sizes-of-text';

const Box = styled.p`
  font: 400 16px/1.5 serif;
  font-size: clamp(28px, 3.4vw, 40px);
  line-height: 20px;
  width: 20px;
  min-width: 280px;
  height: 44px;
  padding-inline-start: 44px;
  padding: 16px;
  border: 1px solid;
  @media (max-width: 767px) {
    font-size: 14.5px;
  }
`;

it('writes sizes of text, icons and breakpoints in units that follow the browser’s font size, and nothing else', () => {
  const sheet = new ServerStyleSheet();
  renderToStaticMarkup(
    sheet.collectStyles(
      <StyleSheetManager stylisPlugins={[sizesOfText]}>
        <Box />
      </StyleSheetManager>,
    ),
  );
  const styles = sheet.getStyleTags();
  for (const rule of [
    'font:400 1rem/1.5 serif',
    'font-size:clamp(1.75rem, 3.4vw, 2.5rem)',
    'line-height:1.25rem',
    'width:1.25rem',
    'min-width:280px',
    'height:44px',
    'padding-inline-start:2.75rem',
    'padding:16px',
    'border:1px solid',
    '@media (max-width: 47.9375em){',
    'font-size:0.90625rem',
  ])
    expect(styles).toContain(rule);
});
