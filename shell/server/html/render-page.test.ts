import { expect, it } from '@jest/globals';
import { BEFORE_HYDRATION } from './before-hydration';
import { renderPage } from './render-page';

type Parts = Parameters<typeof renderPage>[0];

const parts: Parts = {
  nonce: 'n0nce',
  language: { locale: 'en' },
  mayIndex: true,
  privacy: { tracking: undefined, style: 'nav{}', html: '<nav></nav>' },
  headTags: ['<title>Tiffin</title>'],
  dataTags: ['<script type="application/ld+json">{}</script>'],
  bootstrap: { locale: 'en' },
  session: '{}',
  scripts: [],
  preloads: [],
  fontUrl: undefined,
  preconnects: [],
  remotes: {},
};
const page = (more: Partial<Parts> = {}) => renderPage({ ...parts, ...more });
const lines = (more: Partial<Parts> = {}) => page(more).split('\n');
const hostile = 'https://x.test/"><script>alert(1)</script>&';
const harmless = 'https://x.test/&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;&#38;';

it('writes one whole page: head, root, what the start must know', () => {
  expect(lines()).toEqual([
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="color-scheme" content="light dark">',
    '<meta property="csp-nonce" nonce="n0nce" content="n0nce">',
    '<title>Tiffin</title>',
    expect.stringMatching(
      /^<link rel="icon" href="data:image\/png;base64,iVBOR[^"]+" type="image\/png" sizes="32x32">$/,
    ),
    '<link rel="apple-touch-icon" href="/icon-180.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<meta name="theme-color" content="#fcc022" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#560a2c" media="(prefers-color-scheme: dark)">',
    expect.stringMatching(/^<style nonce="n0nce">:root\{color-scheme:light dark;[^<]+<\/style>$/),
    '<style nonce="n0nce">nav{}</style>',
    '<script type="application/ld+json">{}</script>',
    '</head>',
    '<body>',
    '<div id="root"></div>',
    expect.stringMatching(/^<noscript>[^<>]+<\/noscript>$/),
    '<nav></nav>',
    '<script type="application/json" id="tiffin-remotes">{}</script>',
    '<script type="application/json" id="tiffin-bootstrap">{"locale":"en","session":{}}</script>',
    '</body>',
    '</html>',
  ]);
});

it('speaks Traditional Chinese to a reader of zh', () => {
  expect(page({ language: { locale: 'zh' } })).toMatch(
    /<html lang="zh-Han[^"]*">[^]*<noscript>\P{ASCII}*[^]*\p{Script=Han}/u,
  );
});

it('gives every script of ours the nonce, and its hash where it has one', () => {
  const scripts = [{ url: '/a.js', integrity: 'sha384-abc' }, { url: '/b.js' }];
  expect(lines({ scripts }).filter((line) => line.includes(' src='))).toEqual([
    '<script defer nonce="n0nce" src="/a.js" integrity="sha384-abc" crossorigin="anonymous"></script>',
    '<script defer nonce="n0nce" src="/b.js"></script>',
  ]);
});

it('fetches early what is run later, with the nonce and hash, and lets it give way where it is not urgent', () => {
  const preloads = [
    { url: '/a.js', integrity: 'sha384-abc' },
    { url: '/b.js', isUrgent: true },
    { url: '/c.js', isUrgent: false },
  ];
  expect(lines({ preloads }).filter((line) => line.includes('preload'))).toEqual([
    '<link rel="preload" as="script" nonce="n0nce" href="/a.js" integrity="sha384-abc" crossorigin="anonymous">',
    '<link rel="preload" as="script" nonce="n0nce" href="/b.js">',
    '<link rel="preload" as="script" nonce="n0nce" href="/c.js" fetchpriority="low">',
  ]);
});

it('lets all scripts give way to the pictures of a rendered screen', () => {
  const screen = { html: '<main></main>', styles: '' };
  const shown = lines({ screen, preloads: [{ url: '/a.js' }] }).filter((line) => line.includes('/a.js'));
  expect(shown).toEqual(['<link rel="preload" as="script" nonce="n0nce" href="/a.js" fetchpriority="low">']);
});

it('names the font and the origins to connect to', () => {
  const more = { fontUrl: '/f.woff2', preconnects: ['https://a.test', 'https://b.test'] };
  expect(lines(more).filter((line) => line.endsWith('crossorigin>'))).toEqual([
    '<link rel="preload" href="/f.woff2" as="font" type="font/woff2" crossorigin>',
    '<link rel="preconnect" href="https://a.test" crossorigin>',
    '<link rel="preconnect" href="https://b.test" crossorigin>',
  ]);
});

it('leaves the font of a rendered screen to its styles, after the first paint', () => {
  const screen = { html: '<main></main>', styles: '' };
  expect(page({ screen, fontUrl: '/f.woff2' })).not.toContain('/f.woff2');
});

it('tells search engines to leave out a page that they may not list', () => {
  expect(lines({ mayIndex: false })).toContain('<meta name="robots" content="noindex">');
  expect(page({ mayIndex: true })).not.toContain('robots');
});

it.each<[string, Partial<Parts>]>([
  ['a script', { scripts: [{ url: hostile }] }],
  ['a preload', { preloads: [{ url: hostile }] }],
  ['a font', { fontUrl: hostile }],
  ['an origin', { preconnects: [hostile] }],
  ['a hash', { scripts: [{ url: '/a.js', integrity: hostile }] }],
])('lets no URL of %s end the attribute that it stands in', (_what, more) => {
  expect(page(more)).toContain(harmless);
  expect(page(more)).not.toContain('<script>alert');
});

it.each<[string, Partial<Parts>]>([
  ['the bootstrap', { bootstrap: { name: '</script><script>alert(1)</script>' } }],
  ['the remotes', { remotes: { name: '</script><script>alert(1)</script>' } }],
])('lets no value of %s end its script element', (_what, more) => {
  expect(page(more)).toContain(String.raw`\u003c/script\u003e`);
  expect(page(more)).not.toContain('<script>alert');
});

it('writes a rendered screen into the root, its styles into the head, and the script for presses behind it', () => {
  const screen = {
    html: '<main style="color:red">Menu</main>',
    styles: '<style data-styled="">.a{}</style>',
  };
  const [head = '', body = ''] = page({ screen }).split('</head>');
  expect(head).toContain(
    '<style nonce="n0nce" data-styled="">.a{}</style><style nonce="n0nce" data-inline>[data-style="0"]{color:red}</style>',
  );
  expect(body).toContain(
    `<div id="root"><main data-style="0">Menu</main></div>\n<script nonce="n0nce">${BEFORE_HYDRATION}</script>`,
  );
  expect(page()).not.toContain(BEFORE_HYDRATION);
});

it('gives what a screen loads early and the styles that React hoists to the head', () => {
  const preload = '<link rel="preload" as="image" href="/a.png"/>';
  const html = `${preload}<style data-href="b" data-precedence="c">.b{}</style><main>Menu</main>`;
  const [head = '', body = ''] = page({ screen: { html, styles: '' } }).split('</head>');
  expect(head).toContain(preload);
  expect(head).toContain('<style nonce="n0nce" data-href="b" data-precedence="c">.b{}</style>');
  expect(body).toContain('<div id="root"><main>Menu</main></div>');
});
