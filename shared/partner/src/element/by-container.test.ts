import { expect, it } from '@jest/globals';
import { byContainer } from './by-container';

it.each([
  ['@media', '@media (min-width: 1025px)', '@container (min-width: 1025px)'],
  ['@media', '@media (max-width: 479px)', '@container (max-width: 479px)'],
  ['@media', '@media (prefers-color-scheme: dark)', '@media (prefers-color-scheme: dark)'],
  ['decl', 'font-size:clamp(38px,7.4vw,84px);', 'font-size:clamp(38px,7.4cqi,84px);'],
  ['decl', 'background:url(a-3vwx.png);', 'background:url(a-3vwx.png);'],
  ['rule', '.a7vw', '.a7vw'],
])('%s %s is written %s', (type, value, written) => {
  const element = { type, value };
  byContainer(element);
  expect(element.value).toBe(written);
});
