import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { urls } from '../urls';
import { EVIL_MARK, EVIL_SCRIPT, startEvilServer } from './evil-server';
import type { EvilServer } from './evil-server';
import { lieAbout } from './false-page-data';
import type { RemoteData } from './false-page-data';

const PATH = '/order/team/join';
const REMOTE = 'mfe-teams';
const HASH = `sha384-${'A'.repeat(64)}`;

let evil: EvilServer;
test.beforeAll(async () => {
  evil = await startEvilServer();
});
test.afterAll(() => evil.close());
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));
test.beforeEach(({ context }) => context.grantPermissions(['local-network-access']));

/** Origins that a forged record may claim for a remote's script. */
const ELSEWHERE = [
  ['a folder beside the build', () => '../evil/'],
  ['an encoded way out of the folder', () => '%2e%2e/evil/'],
  ['another origin', () => `${evil.url}/evil/`],
] as const;

for (const [location, path] of ELSEWHERE) {
  test(`a manifest that names ${location} runs no script from there`, async ({ page }) => {
    const asked = await watchForEvil(page);
    await page.route('**/mf-manifest.json', async (route) => {
      const manifest: RemoteData = await (await route.fetch()).json();
      return route.fulfill({ headers: CORS, json: withEntryAt(manifest, path()) });
    });
    await page.route(`${urls().shell}${PATH}`, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      return route.fulfill({ response, body: text.replace(ENTRY_PATH, `$1${path()}`) });
    });
    await page.goto(urls().shell + PATH);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(/didn’t load/);
    await expectNothingForeign(page, asked);
  });

  test(`a registry record that names ${location} runs no script from there and is skipped`, async ({
    page,
    watch,
  }) => {
    watch.expectTrouble(/^console: /);
    const asked = await watchForEvil(page);
    const entry = (): string => `${path()}entry.js`;
    await lieAbout(page, REMOTE, (data) => ({
      ...data,
      entry: entry(),
      preload: [entry()],
      integrity: { [entry()]: HASH },
      previous: undefined,
    }));
    await page.goto(urls().shell + PATH);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/didn’t load/);
    await expectNothingForeign(page, asked);
  });
}

test('a chunk that the registry does not list is not requested, and its page says so', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/^console: /);
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (/team-join-screen/.test(request.url())) chunks.push(request.url());
  });
  await lieAbout(page, REMOTE, (data) => ({
    ...data,
    screens: {},
    integrity: Object.fromEntries(
      Object.entries(Object(data['integrity'])).filter(([file]) => !file.startsWith('team-join-screen')),
    ),
    previous: undefined,
  }));
  await page.goto(urls().shell + PATH);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    /didn’t load|went wrong/,
  );
  expect(chunks).toEqual([]);
});

test('a link that names a remote elsewhere changes neither the policy nor the cookies nor the page', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/^console: /);
  const manifest = `${evil.url}/mf-manifest.json`;
  const answer = await fetch(`${urls().shell}${PATH}?remote.${REMOTE}=${encodeURIComponent(manifest)}`);
  expect(answer.headers.get('content-security-policy')).not.toContain(new URL(evil.url).host);
  expect(answer.headers.get('set-cookie') ?? '').not.toContain('tiffin_remotes');
  await page.goto(`${urls().shell}${PATH}?remote.${REMOTE}=${encodeURIComponent(manifest)}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(/didn’t load/);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expectNothingForeign(page, []);
});

test('a cookie that names a remote elsewhere is ignored', async () => {
  const cookie = `tiffin_remotes=${encodeURIComponent(`${REMOTE}=${encodeURIComponent(`${evil.url}/mf-manifest.json`)}`)}`;
  for (const path of [PATH, '/remotes.json']) {
    const answer = await fetch(urls().shell + path, { headers: { cookie } });
    expect(answer.headers.get('content-security-policy') ?? '').not.toContain(new URL(evil.url).host);
    expect(await answer.text()).not.toContain(evil.url);
  }
});

for (const [who, headers, status] of [
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a page of ours, for a host that no setting names', { 'sec-fetch-site': 'same-origin' }, 403],
] as const)
  test(`${who} cannot load a remote from elsewhere into a browser`, async () => {
    const answer = await fetch(`${urls().shell}/_remotes/override`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ remote: REMOTE, address: `${evil.url}/mf-manifest.json` }),
    });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

const CORS = { 'access-control-allow-origin': '*' };
const ENTRY_PATH = /("remoteEntry":\{"name":"[^"]+","path":")/;

function withEntryAt(manifest: RemoteData, path: string): object {
  return JSON.parse(JSON.stringify(manifest).replace(ENTRY_PATH, `$1${path}`));
}

/**
 * Answers every request to a folder named evil, at any origin, with the attacker's script. Returns the
 * requested URLs.
 */
async function watchForEvil(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route(/\/evil\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ headers: CORS, contentType: 'text/javascript', body: EVIL_SCRIPT });
  });
  return asked;
}

async function expectNothingForeign(page: Page, asked: readonly string[]): Promise<void> {
  expect(await page.evaluate((mark) => mark in globalThis, EVIL_MARK)).toBe(false);
  expect(asked).toEqual([]);
  expect(evil.asked).toEqual([]);
}
