import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { newPerson } from '../sandbox-controls';
import { everyParameter, leadingParameters } from '../steps/hostile-parameters';
import { LUCKNOW } from '../steps/menu';
import { signIn } from '../steps/sign-in';
import { urls } from '../urls';

const AWAY = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'http://evil%00.example',
  'https://ev\u0456l.example',
  'https://localhost.evil.example',
  'https://localhost:3200@evil.example',
  '%2F%2Fevil.example',
  '%252F%252Fevil.example',
];

const CODE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)><svg onload=alert(1)>',
  "';alert(1);//",
  '</style><style>*{display:none}</style>',
  '{"primary":"red;}*{display:none}","text":"url(https://evil.example)","background":{"a":1}}',
  '{{constructor.constructor("alert(1)")()}}',
  '%00%0d%0aset-cookie:x=1',
  '\u202e\ud83d\ude08',
];

const SCREENS = {
  home: '/',
  menu: `${LUCKNOW.path}/menu`,
  order: `${LUCKNOW.path}/order`,
  checkout: `${LUCKNOW.path}/place/order`,
  status: `${LUCKNOW.path}/status/unknown`,
  group: '/order/fulfillments/unknown/edit',
  team: '/order/team/join',
} as const;

/** Nothing ran, nothing led away, and the page shows something to go on with. */
async function expectUnharmed(page: Page, what: string): Promise<void> {
  await expect(page.locator('h1').first(), what).toBeAttached();
  await expect(page.locator('main'), what).toBeVisible();
  expect(new URL(page.url()).origin, what).toBe(urls().shell);
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')));
  const strange = links.filter(
    (href) => !/^(tel|mailto|sms):/.test(href) && new URL(href).origin !== urls().shell,
  );
  expect(strange, what).toEqual([]);
}

function expectNoDialogs(page: Page): () => void {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(dialog.message());
    void dialog.dismiss();
  });
  return () => expect(seen).toEqual([]);
}

for (const [name, path] of Object.entries(SCREENS)) {
  test(`nothing in a parameter runs or leads away from the ${name} page`, async ({ page, watch }) => {
    watch.expectTrouble(/Failed to load resource.*(400|401|403|404)/);
    const noDialogs = expectNoDialogs(page);
    for (const payload of [...CODE, ...AWAY]) {
      await page.goto(`${urls().shell}${path}?${everyParameter(payload)}`);
      await expectUnharmed(page, `${name} with ${JSON.stringify(payload)}`);
    }
    noDialogs();
  });
}

test('[AUT-15] [PRM-14] signing in leads nowhere that is not ours', async ({ page, watch }) => {
  watch.expectTrouble(/Failed to load resource.*(400|401|403|404)/);
  const noDialogs = expectNoDialogs(page);
  await page.goto(urls().shell);
  await signIn(page, await newPerson());
  for (const payload of AWAY) {
    await page.goto(`${urls().shell}/order/team/join?${leadingParameters(payload)}`);
    await expect(page, payload).not.toHaveURL(/onLogIn/);
    await expectUnharmed(page, `signed in, ${JSON.stringify(payload)}`);
  }
  noDialogs();
});

test('[RTE-01] the entry leads on to our own pages only', async ({ page, watch }) => {
  watch.expectTrouble(/Failed to load resource.*(400|401|403|404)/);
  for (const name of ['mid', 'catalogId', 'fulfillmentId', 'group']) {
    for (const payload of AWAY) {
      await page.goto(`${urls().shell}/_app?${name}=${encodeURIComponent(payload)}`);
      await expectUnharmed(page, `${name}=${JSON.stringify(payload)}`);
    }
  }
});

test('[PRM-14] the silent check page and the server lead nowhere', async ({ request }) => {
  for (const path of [
    '//evil.example',
    '/\\evil.example',
    '/_app?back=//evil.example',
    '/order/team/join?token=%0d%0ax:1',
  ]) {
    const answer = await request.get(urls().shell + path, { maxRedirects: 0 });
    expect([answer.status() < 300 || answer.status() === 404, answer.headers()['location']]).toEqual([
      true,
      undefined,
    ]);
  }
});
