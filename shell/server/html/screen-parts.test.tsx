import { expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { screenParts } from './screen-parts';

const partsOf = (html: string, styles = '') => screenParts({ html, styles }, 'n0nce');
const rulesOf = (styles: string) => /<style nonce="n0nce" data-inline>([^]*)<\/style>$/.exec(styles)?.[1];

it('has no parts of a page without a screen', () => {
  expect(screenParts(undefined, 'n0nce')).toEqual({ hoisted: [], styles: '', html: '' });
});

it('takes what React hoists out of the root, in its order', () => {
  const image = '<link rel="preload" as="image" href="/a.png"/>';
  const sheet = '<style data-href="fonts" data-precedence="fonts">@font-face{}</style>';
  expect(partsOf(`${image}${sheet}${image}<main><style id="own">.a{}</style></main>`)).toMatchObject({
    hoisted: [image, sheet.replace('<style ', '<style nonce="n0nce" '), image],
    html: '<main><style id="own">.a{}</style></main>',
  });
});

it('hoists what React itself hoists', () => {
  const html = renderToString(
    <main>
      <style href="fonts" precedence="fonts">{`@font-face { src: url('/f.woff2'); }`}</style>
      <img src="/a.png" alt="" fetchPriority="high" />
    </main>,
  );
  const parts = partsOf(html);
  expect(parts.hoisted).toHaveLength(2);
  expect(parts.hoisted.join('')).toContain('<style nonce="n0nce" data-precedence="fonts"');
  expect(parts.html).toMatch(/^<main><img /);
});

it('gives every style sheet the nonce', () => {
  const { styles } = partsOf(
    '<main></main>',
    '<style data-styled="a">.a{}</style><style data-styled="b">.b{}</style>',
  );
  expect(styles).toBe(
    '<style nonce="n0nce" data-styled="a">.a{}</style><style nonce="n0nce" data-styled="b">.b{}</style><style nonce="n0nce" data-inline></style>',
  );
});

it('makes a rule of each style, equal ones once', () => {
  const html =
    '<p style="color:red">a</p><p class="b" style="margin:0;top:1px">b</p><p style="color:red">c</p>';
  const parts = partsOf(html);
  expect(parts.html).toBe('<p data-style="0">a</p><p class="b" data-style="1">b</p><p data-style="0">c</p>');
  expect(rulesOf(parts.styles)).toBe('[data-style="0"]{color:red}\n[data-style="1"]{margin:0;top:1px}');
});

it.each([
  [{ backgroundImage: `url("/a.png?b&c='d'")` }, `background-image:url("/a.png?b&c='d'")`],
  [{ width: 'calc((100% - 1px) / var(--columns, 2))' }, 'width:calc((100% - 1px) / var(--columns, 2))'],
  [{ width: 'clamp(1px, 3px > 2px, 4px)' }, 'width:clamp(1px, 3px > 2px, 4px)'],
])('reads the entities of a style: %j', (style, rule) => {
  expect(rulesOf(partsOf(renderToString(<p style={style} />)).styles)).toBe(`[data-style="0"]{${rule}}`);
});

it.each([
  '}*{display:none',
  'red}</style><script>alert(1)</script>',
  'a\\',
  'url(/a',
  'url("/a',
  "'a",
  '[a',
  '(])[',
  'red/*',
  '"\n"',
])('leaves out a style that could end its rule or belong to the next one: %s', (color) => {
  const parts = partsOf(renderToString(<p style={{ color }}>a</p>));
  expect(parts.html).toBe('<p>a</p>');
  expect(rulesOf(parts.styles)).toBe('');
});

it('takes no value of another attribute for a style', () => {
  const html = renderToString(<img alt="a style=" src=" onerror=alert(1) " title={' style="color:red"'} />);
  expect(partsOf(html).html).toBe(html.replace(/^<link[^>]*>/, ''));
});

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    ' style=',
    ' style="color:red"',
    '</style>',
    '<!--',
    '}',
    '{',
    '\\',
    '/*',
    '"',
    "'",
    'url(',
    '&#x27;',
  ),
  fc.string({ unit: fc.constantFrom('"', "'", '=', ' ', 'style', '>', '<', '/', '&', ';', '(', ')', '*') }),
);

function parsed(html: string): Document {
  return new DOMParser().parseFromString(`<body><div id="root">${html}</div></body>`, 'text/html');
}

it('changes nothing but styles, whatever texts, values and styles there are', () => {
  // React names values that it would not write itself.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fc.assert(
    fc.property(text, text, text, text, text, (words, title, label, color, custom) => {
      const style = { color, '--custom': custom };
      const html = renderToString(
        <main title={title} style={style} aria-label={label}>
          {words}
          <p style={{ color: label }} title={custom}>
            {title}
          </p>
        </main>,
      );
      const parts = partsOf(html);
      const sheet = rulesOf(parts.styles) ?? 'none';
      expect(sheet).not.toMatch(/<\/style/i);
      expect(sheet.match(/[{}]/g)?.join('') ?? '').toMatch(/^(?:\{\})*$/);
      const [before, after] = [parsed(html), parsed(parts.html)];
      expect(after.querySelectorAll('[style]')).toHaveLength(0);
      for (const document of [before, after])
        for (const element of document.querySelectorAll('main, p'))
          for (const name of ['style', 'data-style']) element.removeAttribute(name);
      expect(after.body.innerHTML).toBe(before.body.innerHTML);
    }),
    { numRuns: 500 },
  );
});
