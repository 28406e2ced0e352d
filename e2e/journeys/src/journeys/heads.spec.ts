import type { APIRequestContext, APIResponse } from '@playwright/test';
import { GroupStory, linkIdOf } from '@tiffin/sandbox/group-story';
import { pngSize } from '@tiffin/sandbox/png-size';
import { expect, test } from '../fixtures';
import { LUCKNOW } from '../steps/menu';
import { urls } from '../urls';

const CARD = { width: 1200, height: 630 };
const MENU = `${LUCKNOW.path}/menu`;

test('a menu’s page describes itself without a browser: title, price, picture, in both languages', async ({
  request,
}) => {
  const page = await describedPage(request, MENU, 'Lucknow Lunch Home');
  const text = await page.text();
  expect(page.headers()['content-type']).toBe('text/html; charset=utf-8');
  expect(text).toContain(`<link rel="canonical" href="${urls().shell}${MENU}">`);
  expect(text).toContain(`hreflang="zh-Hant" href="${urls().shell}${MENU}?lang=zh"`);
  expect(await cardSizeOf(request, text)).toEqual(CARD);
  expect(text).toContain('<meta property="og:image:width" content="1200">');
  const blocks = [...text.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)];
  const data: unknown = blocks.map(([, json = '']) => JSON.parse(json));
  expect(JSON.stringify(data)).toMatch(/"@type":"Restaurant".*"@type":"MenuItem".*"price":"\d+\.\d\d"/);
  const chinese = await (await describedPage(request, `${MENU}?lang=zh`, 'Lucknow Lunch Home')).text();
  expect(chinese).toContain('<html lang="zh-Hant">');
});

test('an invitation says who orders where, until when, and how many are in', async ({ request }) => {
  const story = new GroupStory({ url: urls().sandbox });
  const ana = await story.person('Ana');
  const group = await story.start(ana);
  await story.join(story.guest(), group, 'Benedict');
  const path = `/g/${linkIdOf(group.joinUri)}`;
  const text = await (await describedPage(request, path, 'Ana’s group order at Lucknow Lunch Home')).text();
  expect(text).toMatch(
    /content="Order by \d+:\d\d\s[ap]\.m\. on [^"]+ \(Toronto time\)\. 2 people have joined\. /,
  );
  expect(text).not.toContain('Benedict');
  expect(text).not.toContain('og:url');
  expect(await cardSizeOf(request, text)).toEqual(CARD);
  await describedPage(
    request,
    `${path}?lang=zh`,
    '<title>Ana 在 Lucknow Lunch Home 的團體訂單 · Tiffin</title>',
  );
  const edit = `/order/fulfillments/${group.fulfillmentId}/edit?invite_id=${linkIdOf(group.joinUri)}`;
  await describedPage(request, edit, '<title>Ana’s group order at');
});

test('a page without a picture of its own has the card of the site', async ({ request }) => {
  const text = await (await describedPage(request, '/orders', 'Order history')).text();
  expect(text).toContain(`<meta property="og:image" content="${urls().shell}/card.png">`);
  expect(await cardSizeOf(request, text)).toEqual(CARD);
});

test('an unknown invitation says so to chats, and neither host nor address of the link', async ({
  request,
}) => {
  const path = '/g/abc123';
  const text = await (await describedPage(request, path, 'You’re invited to a group order')).text();
  expect(text).toContain('<meta name="robots" content="noindex">');
  expect(text).not.toContain('og:url');
  expect(text).not.toContain('rel="canonical"');
});

/** Returns the size of the picture that a page names for chats. */
async function cardSizeOf(request: APIRequestContext, text: string) {
  const [, url = ''] = /<meta property="og:image" content="([^"]+)">/.exec(text) ?? [];
  return pngSize(await (await request.get(url)).body());
}

/**
 * Returns a page once it has this title. It waits a fraction of a second for its data, and processes for server builds start
 * with the first page, which does not wait for them.
 */
async function describedPage(request: APIRequestContext, path: string, title: string): Promise<APIResponse> {
  let page = await request.get(urls().shell + path);
  await expect
    .poll(
      async () => {
        page = await request.get(urls().shell + path);
        return (await page.text()).match(/<title>[^<]*<\/title>/)?.[0];
      },
      { timeout: 60_000 },
    )
    .toContain(title);
  return page;
}
