import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../settings';
import { startShell } from '../test-support/start-shell';
import { readLanguages } from './read-languages';

const folder = mkdtempSync(join(tmpdir(), 'tiffin-languages-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a folder of languages. */
function write(name: string, files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, path, '..'), { recursive: true });
    writeFileSync(join(folder, name, path), text);
  }
  return join(folder, name);
}

const arabic = write('good', {
  'ar/language.json': '{ "name": "العربية", "direction": "rtl" }',
  'ar/page.json': '{ "description": "غداء" }',
  'ar/privacy.json': '{ "choices": "مساعدة" }',
  'ar/offline.json': '{ "page": { "title": "لا اتصال" } }',
  'ar/shell.json': '{ "footer": { "order": "اطلب <b>" } }',
});

describe('a language of which there is a folder', () => {
  let shell: Awaited<ReturnType<typeof startShell>>;
  beforeAll(async () => {
    shell = await startShell({ TIFFIN_LANGUAGES: arabic, TIFFIN_SITEMAP_POINTS: 'none' });
  });
  afterAll(() => shell.stop());
  const get = async (url: string, headers = {}) => shell.app.inject({ url, headers });

  it.each([
    ['the URL', '/?lang=ar', {}],
    ['the cookie', '/', { cookie: 'tiffin_lang=ar' }],
    ['the browser', '/', { 'accept-language': 'ar-EG,en;q=0.5' }],
  ])('is the one of a page if %s names it', async (_what, url, headers) => {
    const { body } = await get(url, headers);
    expect(body).toContain('<html lang="ar" dir="rtl"');
    expect(body).toContain('content="غداء"');
    expect(body).toContain('>مساعدة</a>');
    expect(body).toContain('<title>Tiffin</title>');
    const bootstrap: unknown = JSON.parse(/id="tiffin-bootstrap">([^<]+)</.exec(body)?.[1] ?? '{}');
    expect(bootstrap).toMatchObject({ locale: 'en', config: { languages: { ar: 'العربية' } } });
  });

  it('comes as the first script of its pages, which browsers keep', async () => {
    const { body } = await get('/?lang=ar');
    const [first = ''] = [...body.matchAll(/<script defer [^>]*src="([^"]+)"/g)].map(([, src]) => src);
    expect(first).toMatch(/^\/assets\/languages\/ar\.[\da-f]{16}\.js$/);
    const script = await get(first);
    expect(script.headers['cache-control']).toContain('immutable');
    expect(script.body).toBe(
      'globalThis.tiffinTranslation={"tag":"ar","sentences":{"offline:page.title":"لا اتصال","page:description":"غداء","privacy:choices":"مساعدة","shell:footer.order":"اطلب \\u003cb\\u003e"}};',
    );
  });

  it('is listed by search engines, the page about privacy and the page without a network', async () => {
    expect((await get('/sitemap.xml')).body).toContain('hreflang="ar" href="http://localhost:3000/?lang=ar"');
    expect((await get('/')).body).not.toContain('tiffinTranslation');
    expect((await get('/_privacy')).body).toContain('<a href="?lang=ar" lang="ar" hreflang="ar">العربية</a>');
    expect((await get('/_privacy?lang=ar')).body).toContain('<a href="?lang=en" lang="en"');
    expect((await get('/offline.html')).body).toContain('"title":"لا اتصال"');
  });
});

it('has none without the folder', () => {
  expect(readLanguages(join(folder, 'nowhere'))).toEqual([]);
  expect(readSettings({ TIFFIN_LANGUAGES: 'none' }).config.languages).toEqual({});
});

it.each([
  ['a folder that is no tag', { 'Arabic language/language.json': '{}' }, 'must be named after a language'],
  ['a language of the remotes', { 'zh-Hans/language.json': '{}' }, 'whose sentences are in the remotes'],
  ['no name', { 'fr/language.json': '{ "direction": "ltr" }' }, 'name'],
  ['no language.json', { 'fr/shell.json': '{}' }, 'language.json cannot be used'],
  [
    'a sentence that is a number',
    { 'fr/language.json': '{ "name": "Français" }', 'fr/shell.json': '{ "a": 1 }' },
    'shell.json cannot be used',
  ],
])('refuses %s when the server starts', (what, files, fault) => {
  const given = write(`bad ${what.length}`, files);
  expect(() => readSettings({ TIFFIN_LANGUAGES: given })).toThrow(fault);
  expect(() => readSettings({ TIFFIN_LANGUAGES: given })).toThrow('TIFFIN_LANGUAGES');
});
