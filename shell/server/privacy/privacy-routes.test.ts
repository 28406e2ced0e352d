import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startShell } from '../test-support/start-shell';

const ours = { 'sec-fetch-site': 'same-origin', host: 'localhost:3000' };
const german = { 'x-country-code': 'DE' };

let shell: Awaited<ReturnType<typeof startShell>>;
beforeAll(async () => {
  shell = await startShell({
    TIFFIN_HELP_URL: 'https://tiffin.test/help',
    TIFFIN_ALLERGENS_URL: 'https://tiffin.test/allergens',
    TIFFIN_PRIVACY_URL: 'https://tiffin.test/privacy?a=1&b=2',
    TIFFIN_TERMS_URL: 'https://tiffin.test/terms',
  });
});
afterAll(() => shell.stop());

const pageFor = async (headers: Readonly<Record<string, string>>, url = '/') =>
  shell.app.inject({ url, headers });
const choose = async (choice: string, headers: Readonly<Record<string, string>> = {}) =>
  shell.app.inject({
    method: 'POST',
    url: '/_privacy',
    payload: `choice=${choice}`,
    headers: { ...ours, 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

it('asks only where it must, and tells the page what it may do', async () => {
  const [german_, canadian, agreed] = await Promise.all([
    pageFor(german),
    pageFor({}),
    pageFor({ ...german, cookie: 'tiffin_privacy=granted' }),
  ]);
  expect(german_.body).toContain('data-tracking="off"');
  expect(german_.body).toContain('<section id="tiffin-consent"');
  expect(canadian.body).not.toMatch(/data-tracking|<section id="tiffin-consent"/);
  expect(agreed.body).toContain('data-tracking="granted"');
  expect(agreed.body).not.toContain('<section id="tiffin-consent"');
  expect(german_.headers.vary).toContain('sec-gpc, x-country-code');
});

it('links to help, allergens, privacy, terms and the choices in both languages on every page', async () => {
  const { body } = await pageFor({});
  const nav = /<nav id="tiffin-legal".*?<\/nav>/s.exec(body)?.[0] ?? '';
  expect(nav).toContain('href="https://tiffin.test/privacy?a=1&#38;b=2"');
  expect(nav).toContain('href="https://tiffin.test/terms"');
  expect(nav).toContain('<a href="https://tiffin.test/help"><span lang="en">Help</span>');
  expect(nav).toContain('<a href="https://tiffin.test/allergens"><span lang="en">Allergens</span>');
  expect(nav).toContain(
    '<a href="/_privacy"><span lang="en">Privacy choices</span><span lang="zh-Hant">私隱選擇</span></a>',
  );
});

it('keeps a choice where no script can change it, and goes back to the page', async () => {
  const { statusCode, headers } = await choose('granted', {
    referer: 'http://localhost:3000/m/dal/menu?item=3',
  });
  expect([statusCode, headers.location]).toEqual([303, '/m/dal/menu?item=3']);
  expect(headers['set-cookie']).toMatch(
    /^tiffin_privacy=granted; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
  );
});

it('removes the device from a browser that refuses', async () => {
  const { statusCode, headers } = await choose('refused', { 'sec-fetch-dest': 'empty' });
  expect(statusCode).toBe(204);
  expect(headers['set-cookie']).toEqual([
    expect.stringContaining('tiffin_privacy=refused;'),
    expect.stringMatching(/^tiffin_device_id=; .*Max-Age=0/),
    expect.stringMatching(/^tiffin_device_info=; .*Max-Age=0/),
  ]);
});

it.each(['https://evil.test/x', 'http://localhost:3000//evil.test', 'no url', ''])(
  'goes back to its own page from %j',
  async (referer) => {
    expect((await choose('granted', { referer })).headers.location).toBe('/_privacy');
  },
);

it.each([
  ['another site', 'granted', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a page of ours, with a choice that nobody offers', 'yes', {}, 400],
])('takes no choice from %s', async (_from, choice, headers, status) => {
  const answer = await choose(choice, headers);
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([status, undefined]);
});

it.each([
  ['en', 'Privacy choices', 'You haven’t chosen yet.'],
  ['zh', '私隱選擇', '你還未選擇。'],
])('explains in %s what is stored, and says what was chosen', async (lang, title, state) => {
  const { body, headers } = await pageFor(german, `/_privacy?lang=${lang}`);
  expect(body).toContain(`<h1>${title}</h1>`);
  expect(body).toContain(state);
  expect(body).toContain('tiffin_device_id');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

it('gives no new device id to a visit that has not agreed', async () => {
  const { headers } = await pageFor(german);
  expect(String(headers['set-cookie'])).not.toContain('tiffin_device_id');
});
