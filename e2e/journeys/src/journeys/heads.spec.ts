import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect, test } from '../fixtures';
import { LUCKNOW } from '../steps/menu';
import { urls } from '../urls';

const MENU = `${LUCKNOW.path}/menu`;

test('a menu’s page describes itself without a browser: title, price, picture, in both languages', async ({
  request,
}) => {
  const page = await describedPage(request, MENU, 'Lucknow Lunch Home');
  const text = await page.text();
  expect(page.headers()['content-type']).toBe('text/html; charset=utf-8');
  expect(text).toContain(`<link rel="canonical" href="${urls().shell}${MENU}">`);
  expect(text).toContain(`hreflang="zh-Hant" href="${urls().shell}${MENU}?lang=zh"`);
  expect(text).toMatch(/<meta property="og:image" content="http[^"]+">/);
  const blocks = [...text.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)];
  const data: unknown = blocks.map(([, json = '']) => JSON.parse(json));
  expect(JSON.stringify(data)).toMatch(/"@type":"Restaurant".*"@type":"MenuItem".*"price":"\d+\.\d\d"/);
  const chinese = await (await request.get(`${urls().shell}${MENU}?lang=zh`)).text();
  expect(chinese).toContain('<html lang="zh-Hant">');
  expect(chinese).toMatch(/<title>[^<]*Lucknow Lunch Home/);
});

test('an invitation to a group says so to chats, and neither host nor address of the link', async ({
  request,
}) => {
  const path = '/g/abc123';
  const text = await (await describedPage(request, path, 'You’re invited to a group order')).text();
  expect(text).toContain('<meta name="robots" content="noindex">');
  expect(text).not.toContain('og:url');
  expect(text).not.toContain('rel="canonical"');
});

/** Processes for server builds start with the first page, which does not wait for them. */
async function describedPage(request: APIRequestContext, path: string, title: string): Promise<APIResponse> {
  const read = () => request.get(urls().shell + path);
  await expect
    .poll(async () => (await (await read()).text()).match(/<title>[^<]*<\/title>/)?.[0], { timeout: 60_000 })
    .toContain(title);
  return read();
}
