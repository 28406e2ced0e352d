import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import {
  addFault,
  clearFaults,
  newPerson,
  replaceContent,
  setFlag,
  writeResources,
} from '../sandbox-controls';
import { startOwnStack } from '../stack-controls';
import { HOSTILE_NAME, HOSTILE_WORDS } from '../steps/hostile-words';
import { joinSignedIn, startGroupAndShare } from '../steps/group';
import { ADD, addOpenItem, addPlainItem, LUCKNOW, openItem, openMenu } from '../steps/menu';
import { tooWide } from '../steps/too-wide';
import { expectNoDialogs, expectUnharmed } from '../steps/unharmed';
import { urls } from '../urls';

const EXTERNAL_ID = 'lucknow-lunch-home';
/** Appended to the service's URL, this turns its host into user info of another host. */
const FOREIGN_PICTURE = '@evil.example/a.webp';
const FLAGS = ['group_order', 'dine_in_toggle', 'download_app', 'rw_enable_sift', '__proto__', 'constructor'];

/** Expects a page that is unharmed, no wider than the screen, and without axe violations. */
async function expectReadable(page: Page, what: string): Promise<void> {
  await expectUnharmed(page, what);
  await expect.poll(() => tooWide(page), { message: `what is too wide of ${what}` }).toEqual([]);
  await expectAccessible(page, what);
}

test.describe('hostile content', () => {
  let own: Awaited<ReturnType<typeof startOwnStack>>;
  test.beforeAll(async () => {
    own = await startOwnStack('content');
  });
  test.afterEach(clearFaults);
  test.afterAll(async () => {
    await own.end();
  });

  test('error bodies of every kind show the product’s own sentences, and nothing is lost', async ({
    page,
    watch,
  }) => {
    watch.expectTrouble(/Failed to load resource/);
    const noDialogs = expectNoDialogs(page);
    const message = HOSTILE_WORDS['markup and code'];
    const bodies: readonly (readonly [string, string])[] = [
      [`<html><body>${message}</body></html>`, 'text/html'],
      [
        JSON.stringify({ error: { type: message, reason: message, message, body: message } }),
        'application/json',
      ],
      [
        JSON.stringify({ error: { type: 'ORDER_CREATION', reason: [message], message: { message } } }),
        'application/json',
      ],
      [JSON.stringify({ error: message.repeat(100) }), 'application/json'],
      ['[[[[', 'application/json'],
      ['null', 'application/json'],
      ['', 'text/plain'],
    ];
    await openMenu(page);
    const dialog = await openItem(page, 'Dal makhani');
    for (const [body, contentType] of bodies) {
      const fault = {
        path: '/main/v1/cart/*/item',
        method: 'POST',
        times: 1,
        status: 409,
        body,
        contentType,
      };
      await addFault(fault);
      // The previous message is still visible. Without waiting for the answer, this item could reach the
      // cart.
      const refused = page.waitForResponse((response) => response.status() === fault.status);
      await dialog.getByRole('button', { name: ADD }).click();
      await refused;
      await expect(
        page
          .getByRole('status')
          .or(page.getByRole('alert'))
          .filter({ hasText: /try again/i })
          .first(),
      ).toBeVisible();
      await expect(dialog).toBeVisible();
      await clearFaults();
    }
    await expectAccessible(page, 'an item that could not be added');
    await addOpenItem(page, dialog);
    for (const [body, contentType] of bodies) {
      await addFault({ path: '/main/v1/merchants', status: 422, body, contentType });
      await addFault({ path: '/main/v1/cart', status: 422, body, contentType });
      await page.goto(`${urls().shell}${LUCKNOW.path}/order`);
      await expectUnharmed(page, `an order page with ${body.slice(0, 40)}`);
      await clearFaults();
    }
    noDialogs();
  });

  test('answers of the organisation and flag services change only what they may', async ({ page, watch }) => {
    watch.expectTrouble(/^foreign host: http:\/\/[\w-]+\.localhost|Failed to load resource|CORS/);
    const noDialogs = expectNoDialogs(page);
    const value = HOSTILE_WORDS['markup and code'].slice(0, 200);
    for (const key of FLAGS) await setFlag(key, value);
    await openMenu(page);
    await addPlainItem(page, 'Dal makhani');
    await expectReadable(page, 'a menu with hostile flags');
    for (const key of FLAGS) await setFlag(key, null);
    const organization = {
      organizationId: `${value}\r\nx: y`,
      name: value,
      subdomain: value,
      isOrg: true,
      configEntries: { publicServiceClientId: value, publicServiceClientSecret: value, webClientId: value },
    };
    await addFault({ path: '/organisation/organizations/configs/public', status: 200, body: organization });
    const northlight = new URL(urls().shell);
    northlight.hostname = `northlight.${northlight.hostname}`;
    await page.goto(`${northlight.origin}${LUCKNOW.path}/menu`);
    await expect(page.getByRole('heading', { level: 1, name: LUCKNOW.name })).toBeVisible();
    await expect(page.getByRole('link', { name: /Dal makhani/ }).first()).toBeVisible();
    noDialogs();
  });

  test('names of people and teams are shown as plain text', async ({ page, anotherPerson, watch }) => {
    watch.expectTrouble(/403 .*\/fulfillments\//);
    const noDialogs = expectNoDialogs(page);
    const host = await newPerson({ firstName: HOSTILE_NAME, lastName: 'W'.repeat(80) });
    const guest = await newPerson({ firstName: 'N'.repeat(80), lastName: HOSTILE_NAME });
    const { link } = await startGroupAndShare(page, host);
    await expectReadable(page, 'the share panel of a hostile host');
    const guests = await anotherPerson();
    await joinSignedIn(guests, link, guest);
    await expectReadable(guests, 'a group of hostile names');
    await page.keyboard.press('Escape');
    await page.reload();
    await expectReadable(page, 'the group page of a hostile host');
    await page.goto(`${urls().shell}/order/team/join`);
    await page.getByRole('searchbox').fill(HOSTILE_NAME);
    await expectReadable(page, 'a search for a hostile name');
    noDialogs();
  });

  for (const [what, words] of Object.entries(HOSTILE_WORDS)) {
    test(`menu and content of ${what}: nothing runs, nothing leaves the site, everything is readable`, async ({
      page,
    }) => {
      const noDialogs = expectNoDialogs(page);
      const content = { words, url: '//evil.example/m', picture: FOREIGN_PICTURE };
      await writeResources('home-banner', { title: words.slice(0, 2000), text: words.slice(0, 2000) });
      await writeResources('footer-notice', { text: words.slice(0, 2000), href: 'javascript:alert(1)' });
      await replaceContent(EXTERNAL_ID, content);
      await page.goto(urls().shell);
      await expectReadable(page, `home with ${what}`);
      await page.goto(`${urls().shell}${LUCKNOW.path}/menu`);
      const item = page.locator('main a[href*="item="]').first();
      await expect(item).toBeVisible();
      const popUp = page.getByRole('dialog');
      await expect(popUp).toBeVisible();
      await expectReadable(page, `the pop-up of ${what}`);
      await page.keyboard.press('Escape');
      await expect(popUp).toBeHidden();
      await expectReadable(page, `a menu of ${what}`);
      await item.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectReadable(page, `an item of ${what}`);
      const dialog = page.getByRole('dialog');
      for (const radio of await dialog.getByRole('radiogroup').all())
        await radio.getByRole('radio').first().check();
      await addOpenItem(page, dialog);
      for (const path of ['order', 'place/order']) {
        await page.goto(`${urls().shell}${LUCKNOW.path}/${path}`);
        await expectReadable(page, `${path} of ${what}`);
      }
      noDialogs();
    });
  }
});
