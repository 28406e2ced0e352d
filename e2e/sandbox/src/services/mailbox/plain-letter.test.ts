import { expect, it } from '@jest/globals';
import { plainLetter } from './plain-letter';

it.each([
  ['en', 'en'],
  ['zh', 'zh-Hant'],
] as const)('writes a letter in %s as text and as HTML that loads nothing', (locale, lang) => {
  const { body, html } = plainLetter({
    locale,
    subject: 'Your code',
    sentences: ['Ben & Co <b>asked</b>.'],
    code: '123456',
    link: { before: 'Or open this link:', label: 'Confirm', url: 'https://shop.example/?a=1&b=2' },
    note: 'If it wasn’t you, ignore this email.',
  });
  expect(body).toBe(
    'Ben & Co <b>asked</b>.\n\nOr open this link:\nhttps://shop.example/?a=1&b=2\n\nIf it wasn’t you, ignore this email.',
  );
  expect(html).toContain(`<html lang="${lang}">`);
  expect(html).toContain('Ben &amp; Co &lt;b&gt;asked&lt;/b&gt;.');
  expect(html).toContain('<p class="code">123456</p>');
  expect(html).toContain('href="https://shop.example/?a=1&amp;b=2">Confirm</a>');
  expect(html).toContain('If it wasn’t you, ignore this email.');
  expect(html).not.toMatch(/<(?:img|link|script)|url\(|@import/);
});
