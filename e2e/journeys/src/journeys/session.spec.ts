import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures';
import { newPerson } from '../sandbox-controls';
import { provider } from '../sign-on/provider';
import { endSessions } from '../sso-controls';
import { LUCKNOW, openMenu } from '../steps/menu';
import { menuPath, signedIn } from '../steps/session';
import { asGuest, asPerson, expectTokensKept, fillSignIn, tokenCookies } from '../steps/sign-in';
import { urls } from '../urls';

const REALM = '**/auth/realms/tiffin/**';
const AUTHORIZATION = '**/protocol/openid-connect/auth?**';

/** Expects a usable guest page within 3 s, whatever the provider does. */
async function expectGuestSoon(page: Page): Promise<void> {
  await page.goto(urls().shell + menuPath, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: LUCKNOW.name })).toBeVisible();
  await expect(asGuest(page)).toBeVisible({ timeout: 5000 });
  const { status } = await page.request.get(`${urls().shell}/health/live`).then((answer) => answer.json());
  expect(status).toBe('live');
}
const hold = (): Promise<void> => new Promise(() => undefined);

test.describe('on load', () => {
  test('[AUT-01] [AUT-19] [API-03] a signed-in person stays signed in after a reload, by cookies that no script can read', async ({
    page,
    context,
  }) => {
    const nora = await signedIn(page);
    await expectTokensKept(context);
    const cookies = await tokenCookies(context);
    expect(cookies.every(({ httpOnly, sameSite }) => httpOnly && sameSite === 'Lax')).toBe(true);
    expect(await page.evaluate(() => document.cookie)).not.toContain('tiffin_token');
    const user = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/v1/user'));
    await page.reload();
    await expect(asPerson(page, nora)).toBeVisible();
    expect((await user).status()).toBe(200);
    const kept = await page.evaluate(
      () => JSON.stringify({ ...localStorage }) + document.documentElement.outerHTML,
    );
    const token = cookies.find(({ name }) => name === 'tiffin_token')?.value ?? 'none';
    expect(kept).not.toContain(token);
  });

  test('[RTE-07] leaving to sign in sets a flag in a cookie, and the page after the return clears it', async ({
    page,
    context,
  }) => {
    const flag = async () =>
      (await context.cookies(urls().shell)).filter(({ name }) => name === 'tiffin_auth_redirect');
    await openMenu(page);
    await asGuest(page).click();
    await page.getByRole('menuitem', { name: 'Sign in' }).click();
    await expect.poll(flag).toMatchObject([{ value: '1' }]);
    await fillSignIn(page, await newPerson());
    expect(await flag()).toEqual([]);
  });

  test('[AUT-01] the silent check identifies a person without any cookie of this site', async ({
    page,
    context,
  }) => {
    const nora = await signedIn(page);
    await expectTokensKept(context);
    await context.clearCookies({ name: /^tiffin_/ });
    await page.reload();
    await expect(asPerson(page, nora)).toBeVisible();
  });

  test('[AUT-08] a forged cookie is cleared, even while the provider is down', async ({
    page,
    context,
    watch,
  }) => {
    watch.expectTrouble(/Failed to load resource|net::ERR/);
    await context.route(REALM, (route) => route.abort());
    for (const value of ['garbage', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.']) {
      await context.addCookies([{ name: 'tiffin_token', value, url: urls().shell, httpOnly: true }]);
      await expectGuestSoon(page);
      expect(await tokenCookies(context)).toEqual([]);
    }
  });

  test('[AUT-08] a token whose session has ended is cleared with the next page', async ({
    page,
    context,
    watch,
  }) => {
    // The services refuse what the open page still asks.
    watch.expectTrouble(/status of 401/);
    const nora = await signedIn(page);
    await expectTokensKept(context);
    await endSessions(nora.email);
    await page.request.get(urls().shell + menuPath);
    expect(await tokenCookies(context)).toEqual([]);
    await page.reload();
    await expect(asGuest(page)).toBeVisible();
  });
});

test.describe('a provider in trouble', () => {
  const troubles: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
    ['down', (route) => route.abort('connectionrefused')],
    ['mute', hold],
    ['broken', (route) => route.fulfill({ status: 500, body: '<html>' })],
  ];
  for (const [what, meet] of troubles) {
    test(`[AUT-03] ${what}: the page is a guest’s within 3 s`, async ({ page, context, watch }) => {
      watch.expectTrouble(/Failed to load resource|net::ERR|CORS/);
      await context.route(REALM, meet);
      await expectGuestSoon(page);
      await page
        .getByRole('link', { name: /Dal makhani/ })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: /Dal makhani/ })).toBeVisible();
    });
  }

  test('[AUT-03] slow: the page is a guest’s within 3 s, and stays usable when the answer arrives', async ({
    page,
    context,
  }) => {
    let answer = (): void => undefined;
    const isGuest = new Promise<void>((resolve) => (answer = resolve));
    await context.route(REALM, async (route) => {
      await isGuest;
      await route.continue();
    });
    await expectGuestSoon(page);
    const answered = page.waitForResponse((response) =>
      response.url().includes('/protocol/openid-connect/auth'),
    );
    answer();
    await answered;
    await page
      .getByRole('link', { name: /Dal makhani/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: /Dal makhani/ })).toBeVisible();
  });

  test('[AUT-08] down: a person with a verified cookie stays signed in', async ({ page, context, watch }) => {
    watch.expectTrouble(/Failed to load resource|net::ERR/);
    const nora = await signedIn(page);
    await expectTokensKept(context);
    await context.route(REALM, (route) => route.abort('connectionrefused'));
    await page.reload();
    await expect(asPerson(page, nora)).toBeVisible();
  });
});

test.describe('an answer that this page did not request', () => {
  test('[AUT-02] another nonce is refused, at the sign-in and at the silent check', async ({
    page,
    context,
  }) => {
    const nora = await newPerson();
    await openMenu(page);
    await context.route(AUTHORIZATION, (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set('nonce', 'planted');
      return route.continue({ url: url.href });
    });
    await asGuest(page).click();
    await page.getByRole('menuitem', { name: 'Sign in' }).click();
    await provider().fillSignIn(page, nora);
    await expect(page).toHaveURL(new RegExp(`${menuPath}`));
    await expect(asGuest(page)).toBeVisible();
    expect(await tokenCookies(context)).toEqual([]);
  });

  test('[AUT-12] an answer without a request is ignored, and its text is not shown', async ({ page }) => {
    await page.goto(
      `${urls().shell}${menuPath}#state=unknown&error=access_denied&error_description=Call+555-0100`,
    );
    await expect(page.getByRole('heading', { level: 1, name: LUCKNOW.name })).toBeVisible();
    await page.goto(`${urls().shell}${menuPath}?again=1#state=unknown&code=stolen`);
    await expect(asGuest(page)).toBeVisible();
    await expect(page.getByText('555-0100')).toHaveCount(0);
    await expect(page).toHaveURL(/^[^#]*$/);
  });
});
