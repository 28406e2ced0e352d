import type { Page, Request, Route } from '@playwright/test';
import { expect, test } from '../fixtures';
import { newPerson } from '../sandbox-controls';
import type { Person } from '../sandbox-controls';
import { provider } from '../sign-on/provider';
import { endSessions, refreshesOf, resetTokenLife, shortenTokens } from '../sso-controls';
import { LUCKNOW, openMenu } from '../steps/menu';
import { expectTokensKept, fillSignIn, signIn, tokenCookies } from '../steps/sign-in';
import { urls } from '../urls';

const REALM = '**/auth/realms/tiffin/**';
const TOKEN_ENDPOINT = '**/protocol/openid-connect/token';
const AUTHORIZATION = '**/protocol/openid-connect/auth?**';

const asPerson = (page: Page, { firstName }: Pick<Person, 'firstName'>) =>
  page.getByRole('button', { name: new RegExp(`${firstName}.*’s account`) });
const asGuest = (page: Page) => page.getByRole('button', { name: 'Account', exact: true });
const menuPath = `${LUCKNOW.path}/menu`;

async function signedIn(page: Page, person?: Person): Promise<Person> {
  const who = person ?? (await newPerson());
  await openMenu(page);
  await signIn(page, who);
  return who;
}
async function signOut(page: Page, person: Person): Promise<void> {
  await asPerson(page, person).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}
/** Expects a usable guest page within 3 s, whatever the provider does. */
async function expectGuestSoon(page: Page): Promise<void> {
  await page.goto(urls().shell + menuPath, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: LUCKNOW.name })).toBeVisible();
  await expect(asGuest(page)).toBeVisible({ timeout: 5000 });
  const { status } = await page.request.get(`${urls().shell}/health/live`).then((answer) => answer.json());
  expect(status).toBe('live');
}
/** Returns the claims of a call's token. */
function claimsOf(request: Request): unknown {
  const [, claims = ''] = (request.headers()['authorization'] ?? '').split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}
/** Returns the authorization header of the first call on the way to the home page. */
async function authorizationOfNextCall(page: Page): Promise<string> {
  const call = page.waitForRequest((request) => request.headers()['authorization'] !== undefined);
  await goHome(page);
  return (await call).headers()['authorization'] ?? '';
}
async function goHome(page: Page): Promise<void> {
  await page.getByRole('link', { name: /home/i }).first().click();
}
/** Returns the names of the locks that tabs hold or wait for. A tab renews its token under a lock. */
function locksIn(page: Page): Promise<readonly (string | undefined)[]> {
  return page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return [...held, ...pending].map(({ name }) => name);
  });
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
    await page.getByRole('button', { name: 'Account', exact: true }).click();
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

test.describe('renewing', () => {
  test.afterEach(resetTokenLife);

  test('[AUT-16] five tabs at once send one request and stay signed in', async ({ page, context }) => {
    const nora = await newPerson();
    // So short that the next check renews the token.
    await shortenTokens(nora.email, 50);
    await signedIn(page, nora);
    const others = await Promise.all(Array.from({ length: 4 }, () => context.newPage()));
    const tabs = [page, ...others];
    await Promise.all(others.map((other) => other.goto(urls().shell + menuPath)));
    for (const tab of tabs) await expect(asPerson(tab, nora)).toBeVisible();
    // The provider is asked after the menu has loaded, and may answer with a new token.
    await Promise.all(tabs.map((tab) => tab.waitForLoadState('networkidle')));
    const asked: string[] = [];
    context.on('request', (request) => {
      if (/grant_type=refresh_token/.test(request.postData() ?? '')) asked.push(request.url());
      if (request.url().endsWith('/_session/refresh')) asked.push(request.url());
    });
    // Opening the tabs may have already renewed it.
    const before = await refreshesOf(nora.email);
    await shortenTokens(nora.email, 300);
    await Promise.all(
      tabs.map((tab) => tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))),
    );
    await expect.poll(() => refreshesOf(nora.email)).toBe(before + 1);
    // The provider counts before its answer has reached every tab.
    await expect.poll(() => locksIn(page)).toEqual([]);
    // A tab that calls with the new token has no reason to renew it.
    const renewed = new Set<string>();
    for (const tab of tabs) renewed.add(await authorizationOfNextCall(tab));
    expect(renewed.size).toBe(1);
    expect(asked).toHaveLength(1);
    expect(await refreshesOf(nora.email)).toBe(before + 1);
    for (const tab of tabs) await expect(asPerson(tab, nora)).toBeVisible();
  });

  test('[AUT-02] [ERR-01] a renewal answered with 400 ends the session and says so once', async ({
    page,
    context,
    watch,
  }) => {
    watch.expectTrouble(/Failed to load resource/);
    const nora = await newPerson();
    await shortenTokens(nora.email, 6);
    await signedIn(page, nora);
    // A running renewal may keep the session.
    await page.waitForLoadState('networkidle');
    await endSessions(nora.email);
    const said = expect(page.getByText('Your session has ended')).toHaveCount(1, { timeout: 30_000 });
    await expect(async () => {
      await goHome(page);
      await expect(asGuest(page)).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    await said;
    await expect.poll(() => tokenCookies(context)).toEqual([]);
  });

  for (const [what, meet] of [
    ['500', (route: Route) => route.fulfill({ status: 500, body: '{}' })],
    ['a connection reset', (route: Route) => route.abort('connectionreset')],
  ] as const) {
    test(`[AUT-04] ${what} at a renewal keeps the person signed in`, async ({ page, context, watch }) => {
      watch.expectTrouble(/Failed to load resource|net::ERR|CORS/);
      const nora = await newPerson();
      await shortenTokens(nora.email, 8);
      let failures = 0;
      // From the start, because a slow sign-in may end when the token is already due.
      await context.route(TOKEN_ENDPOINT, async (route) => {
        if (!/grant_type=refresh_token/.test(route.request().postData() ?? '')) return route.continue();
        failures += 1;
        return meet(route);
      });
      await signedIn(page, nora);
      // A call renews the token once it has less than 5 s left.
      await expect(async () => {
        await goHome(page);
        expect(failures).toBeGreaterThan(0);
      }).toPass();
      await expect(asPerson(page, nora)).toBeVisible();
      expect(await refreshesOf(nora.email)).toBe(0);
      await shortenTokens(nora.email, 300);
      await context.unroute(TOKEN_ENDPOINT);
      await expect.poll(() => refreshesOf(nora.email), { timeout: 30_000 }).toBe(1);
      await goHome(page);
      await expect(asPerson(page, nora)).toBeVisible();
      await expect(page.getByText('Your session has ended')).toHaveCount(0);
    });
  }
});

test.describe('the end', () => {
  test('[AUT-16] signing out in one tab signs out all within 2 s, and clears the cookies', async ({
    page,
    context,
  }) => {
    const nora = await signedIn(page);
    const other = await context.newPage();
    await openMenu(other);
    await expect(asPerson(other, nora)).toBeVisible();
    // The provider's answer to the new tab may bring tokens, and set the cookies again.
    await other.waitForLoadState('networkidle');
    await signOut(page, nora);
    await expect(asGuest(other)).toBeVisible({ timeout: 2000 });
    await expect(asGuest(page)).toBeVisible();
    expect(await tokenCookies(context)).toEqual([]);
    await other.reload();
    await expect(asGuest(other)).toBeVisible();
  });

  test('[AUT-02] [AUT-05] a session that ends at the provider ends here at the next check', async ({
    page,
    context,
  }) => {
    const nora = await signedIn(page);
    // The status page is trusted once it has reported the session as unchanged.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) =>
          window.addEventListener('message', ({ data }) => data === 'unchanged' && resolve()),
        ),
    );
    const { hostname: domain } = new URL(urls().signOn);
    await context.clearCookies({ name: 'KEYCLOAK_SESSION', domain });
    await expect(asGuest(page)).toBeVisible({ timeout: 8000 });
    await expect(page.getByText('Your session has ended')).toHaveCount(1);
    await expect(asPerson(page, nora)).toHaveCount(0);
  });
});

test('[AUT-13] registering creates an account and signs it in; the account page is at the provider', async ({
  page,
}) => {
  await openMenu(page);
  await asGuest(page).click();
  await page.getByRole('menuitem', { name: 'Create an account' }).click();
  const email = `mei.${Date.now()}@northlight.example`;
  const mei = { email, password: 'noodles', firstName: 'Mei', lastName: 'Wong' };
  await provider().fillRegistration(page, mei);
  await expect(asPerson(page, mei)).toBeVisible();
  await asPerson(page, mei).click();
  await page.getByRole('menuitem', { name: 'Account settings' }).click();
  await expect(page).toHaveURL(/\/auth\/realms\/tiffin\/account\/\?referrer=athena-client/);
  await provider().expectAccountOf(page, email);
});

test.describe('the identity client', () => {
  const shopOf = (subdomain: string): string => {
    const shop = new URL(urls().shell);
    shop.hostname = [subdomain, shop.hostname].filter(Boolean).join('.');
    return shop.origin;
  };

  for (const [who, subdomain, query, clientId] of [
    ['anybody', '', '', 'athena-client'],
    ['an organisation’s own shop', 'northlight', '', 'athena-client'],
    ['an organisation that embeds us', 'northlight', '?embed=iframe', 'northlight-client'],
    ['a building platform that embeds us', '', '?embed=hqo', 'building-client'],
    ['a building’s own shop', 'mercer-tower', '', 'building-client'],
  ] as const) {
    test(`[AUT-17] of ${who} is ${clientId}`, async ({ page, watch }) => {
      watch.expectTrouble(/^foreign host: http:\/\/[a-z-]+\.localhost/);
      const asked = page.waitForRequest((request) =>
        request.url().includes('/protocol/openid-connect/auth?'),
      );
      await page.goto(shopOf(subdomain) + menuPath + query);
      const { searchParams } = new URL((await asked).url());
      expect(searchParams.get('client_id')).toBe(clientId);
      expect(searchParams.get('redirect_uri')).toBe(`${shopOf(subdomain)}/order/silent-check-sso.html`);
      await expect(page.getByRole('heading', { level: 1, name: LUCKNOW.name })).toBeVisible();
    });
  }

  test('[AUT-17] a person of a building signs in with its client, and stays signed in after a reload', async ({
    page,
    watch,
  }) => {
    watch.expectTrouble(/^foreign host: http:\/\/mercer-tower\.localhost/);
    const nora = await newPerson();
    await page.goto(shopOf('mercer-tower') + menuPath);
    await signIn(page, nora);
    await expect
      .poll(async () => (await page.context().cookies(shopOf('mercer-tower'))).map(({ name }) => name))
      .toContain('tiffin_refresh_token');
    const user = page.waitForRequest((request) => new URL(request.url()).pathname.endsWith('/v1/user'));
    await page.reload();
    await expect(asPerson(page, nora)).toBeVisible();
    expect(claimsOf(await user)).toMatchObject({ azp: 'building-client' });
  });
});

test('[AUT-09] a guest’s calls carry a service token of the provider, and the services accept it', async ({
  page,
}) => {
  const call = page.waitForResponse((response) => response.url().includes('/gateway/orders/active'));
  await openMenu(page);
  const answered = await call;
  expect(claimsOf(answered.request())).toMatchObject({
    iss: `${urls().signOn}/realms/tiffin`,
    azp: 'guest-service',
  });
  expect(answered.status()).toBe(200);
});

test('no script of a page contains the secret of the guest client', async ({ page }) => {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.js($|\?)/.test(response.url())) answers.push(response.text().catch(() => ''));
  });
  await openMenu(page);
  await page.goto(urls().shell, { waitUntil: 'networkidle' });
  const scripts = (await Promise.all(answers)).filter((text) => text !== '');
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((text) => text.includes('tiffin-sandbox-guest-secret'))).toEqual([]);
  expect(await page.content()).not.toContain('tiffin-sandbox-guest-secret');
});
