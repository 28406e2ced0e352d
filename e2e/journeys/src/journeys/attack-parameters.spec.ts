import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { newPerson } from '../sandbox-controls';
import { everyParameter, leadingParameters, mixedParameters } from '../steps/hostile-parameters';
import { LUCKNOW } from '../steps/menu';
import { signIn } from '../steps/sign-in';
import { expectNoDialogs, expectUnharmed } from '../steps/unharmed';
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

// Each test is a walk of its own, so two workers share them.
test.describe.configure({ mode: 'parallel' });

const SCREENS = {
  home: '/',
  menu: `${LUCKNOW.path}/menu`,
  order: `${LUCKNOW.path}/order`,
  checkout: `${LUCKNOW.path}/place/order`,
  status: `${LUCKNOW.path}/status/unknown`,
  group: '/order/fulfillments/unknown/edit',
  team: '/order/team/join',
} as const;

/** Navigates inside the page like a link, which takes a tenth of the time of a load. */
async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((url) => {
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

for (const [name, path] of Object.entries(SCREENS)) {
  test(`nothing in a parameter runs or leads away from the ${name} page`, async ({ page, watch }) => {
    watch.expectTrouble(/Failed to load resource.*(400|401|403|404)/);
    const noDialogs = expectNoDialogs(page);
    // A page's first URL is loaded with mixed values, so that no two neighbouring parameters have the same
    // one.
    for (const turn of [0, 8, 16]) {
      await page.goto(`${urls().shell}${path}?${mixedParameters([...CODE, ...AWAY], turn)}`);
      await expectUnharmed(page, `${name} with the values from ${turn}`);
    }
    // A screen gets every value in every parameter.
    for (const payload of [...CODE, ...AWAY]) {
      await goInside(page, `${path}?${everyParameter(payload)}`);
      await expectUnharmed(page, `${name} with ${JSON.stringify(payload)}`);
    }
    noDialogs();
  });
}

test('[AUT-15] [PRM-14] signing in never leads to a foreign page', async ({ page, watch }) => {
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

test('[RTE-01] the entry redirects only to this site’s pages', async ({ page, watch }) => {
  watch.expectTrouble(/Failed to load resource.*(400|401|403|404)/);
  for (const name of ['mid', 'catalogId', 'fulfillmentId', 'group']) {
    await page.goto(`${urls().shell}/_app?${name}=${encodeURIComponent('//evil.example')}`);
    for (const payload of AWAY) {
      await expectUnharmed(page, `${name} before ${JSON.stringify(payload)}`);
      await goInside(page, `/_app?${name}=${encodeURIComponent(payload)}`);
      await expect(page, `${name}=${JSON.stringify(payload)}`).not.toHaveURL(/\/_app/);
    }
    await expectUnharmed(page, `${name} at the end`);
  }
});

test('[PRM-14] the silent check page and the server never redirect elsewhere', async ({ request }) => {
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
