import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { newPerson } from '../sandbox-controls';
import { endSessions, refreshesOf, resetTokenLife, shortenTokens } from '../sso-controls';
import { openMenu } from '../steps/menu';
import { menuPath, signedIn } from '../steps/session';
import { asGuest, asPerson, signOut, tokenCookies } from '../steps/sign-in';
import { urls } from '../urls';

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

test.describe('renewing', () => {
  test.afterEach(resetTokenLife);

  test('[AUT-16] five tabs at once send one request and stay signed in', async ({ page, context }) => {
    const nora = await newPerson();
    // So short that the next check renews the token.
    await shortenTokens(nora.email, 50);
    await signedIn(page, nora);
    const others = await Promise.all(Array.from({ length: 4 }, () => context.newPage()));
    const tabs = [page, ...others];
    for (const other of others) {
      await other.goto(urls().shell + menuPath);
      await expect(asPerson(other, nora)).toBeVisible();
    }
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
