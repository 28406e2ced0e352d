import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { addFault, clearFaults, newPerson } from '../sandbox-controls';
import { startOwnStack } from '../stack-controls';
import { refreshesOf } from '../sso-controls';
import { addPlainItem, LUCKNOW, openMenu, waitForWholeMenu } from '../steps/menu';
import { asGuest, asPerson, expectTokensKept, signIn } from '../steps/sign-in';
import { urls } from '../urls';

const REALM = '/auth/realms/tiffin';
/** Longer than every time limit of the page and of the shell's server. */
const MUTE_MS = 15_000;
const MENU = `${LUCKNOW.path}/menu`;

/** Failures of the provider, for the page and for the shell's server alike. */
const TROUBLES = {
  'breaks the connection': { dropAfterCommit: true },
  'is mute': { latencyMs: MUTE_MS },
  'is slow': { latencyMs: 4000 },
  'answers with a page of errors': {
    status: 500,
    body: '<script>alert(1)</script>',
    contentType: 'text/html',
  },
  'answers with nonsense': { status: 200, body: '{"issuer":{},"keys":"none","access_token":7}' },
} as const;

/** Returns a token in the provider's format without a valid signature. */
function forgedToken(): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const claims = {
    iss: `${urls().sandbox}${REALM}`,
    aud: 'account',
    azp: 'athena-client',
    sub: 'ana',
    given_name: 'Ana',
    exp,
  };
  return `${part({ alg: 'RS256', typ: 'JWT', kid: 'planted' })}.${part(claims)}.${'A'.repeat(342)}`;
}

async function plantCookies(context: BrowserContext, value: string): Promise<void> {
  const names = ['tiffin_token', 'tiffin_id_token', 'tiffin_refresh_token'];
  await context.addCookies(names.map((name) => ({ name, value, url: urls().shell, httpOnly: true })));
}

/** Expects a readable menu, and an item that can be added to the cart. */
async function expectUsableAsGuest(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: LUCKNOW.name })).toBeVisible();
  await expect(asGuest(page)).toBeVisible();
  await addPlainItem(page, 'Dal makhani');
}

test.describe('a provider in trouble', () => {
  let own: Awaited<ReturnType<typeof startOwnStack>>;
  test.beforeAll(async () => {
    own = await startOwnStack('provider');
  });
  test.afterEach(clearFaults);
  test.afterAll(async () => {
    await own.end();
  });
  test.beforeEach(({ watch }) => {
    watch.expectTrouble(/Failed to load resource|net::ERR|CORS/);
  });

  for (const [what, trouble] of Object.entries(TROUBLES)) {
    test(`[AUT-03] [AUT-08] ${what}: a visitor with forged cookies is a guest who can fill a cart`, async ({
      page,
      context,
    }) => {
      await addFault({ path: REALM, ...trouble });
      for (const value of ['garbage', forgedToken()]) {
        await plantCookies(context, value);
        await page.goto(urls().shell + MENU, { waitUntil: 'commit' });
        await expectUsableAsGuest(page);
        await expect(page.getByRole('button', { name: /Ana/ })).toHaveCount(0);
        await page.request.delete(`${urls().shell}/_session/tokens`);
      }
      await expectAccessible(page, `a menu while the provider ${what}`);
    });
  }

  test('[AUT-03] never answers: the menu is there within 3 s, and the cart after them', async ({ page }) => {
    await addFault({ path: REALM, latencyMs: MUTE_MS });
    const cartCalls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/v1/cart/')) cartCalls.push(request.url());
    });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto(urls().shell + MENU, { waitUntil: 'commit' });
    let elapsedMs = 0;
    await expect(async () => {
      elapsedMs += 20;
      await page.clock.runFor(20);
      const dish = page.getByRole('link', { name: /Dal makhani/ });
      await expect(dish.first()).toBeVisible({ timeout: 200 });
    }).toPass({ intervals: [200] });
    expect(elapsedMs).toBeLessThan(3000);
    expect(cartCalls).toEqual([]);
    await page.clock.runFor(3000);
    await expect.poll(() => cartCalls.length).toBeGreaterThan(0);
    await page.clock.resume();
    await addPlainItem(page, 'Dal makhani');
  });

  for (const [what, trouble] of Object.entries(TROUBLES)) {
    test(`[AUT-04] ${what} at a renewal: the person stays signed in, and is renewed once it recovers`, async ({
      page,
      watch,
    }) => {
      // The page of errors is in the frame of the provider, whose sandbox has no dialogs.
      watch.expectTrouble(/Ignored call to 'alert\(\)'/);
      await page.clock.install();
      const nora = await newPerson();
      await openMenu(page);
      await signIn(page, nora);
      await expect(asPerson(page, nora)).toBeVisible();
      await waitForWholeMenu(page);
      await addFault({ path: REALM, ...trouble });
      // Under 60 of the 300 s are left, so the next check renews the token.
      await page.clock.fastForward(245_000);
      await page.clock.runFor(61_000);
      await expect(page.getByRole('heading', { level: 1, name: LUCKNOW.name })).toBeVisible();
      await expect(page.getByText('Something went wrong.')).toHaveCount(0);
      await clearFaults();
      await expect(async () => {
        await page.clock.runFor(16_000);
        expect(await refreshesOf(nora.email)).toBeGreaterThan(0);
      }).toPass();
      await expect(asPerson(page, nora)).toBeVisible();
      await expect(page.getByText('Your session has ended')).toHaveCount(0);
      await addPlainItem(page, 'Dal makhani');
    });
  }
});

test.describe('an answer that this page did not request', () => {
  for (const name of ['state', 'nonce'] as const) {
    test(`[AUT-02] another ${name} at the silent check signs nobody in`, async ({ page, context }) => {
      const nora = await newPerson();
      await openMenu(page);
      await signIn(page, nora);
      await expectTokensKept(context);
      await context.clearCookies({ name: /^tiffin_/ });
      await context.route('**/protocol/openid-connect/auth?**', (route) => {
        const url = new URL(route.request().url());
        url.searchParams.set(name, 'planted');
        return route.continue({ url: url.href });
      });
      const redeemed: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/openid-connect/token')) redeemed.push(request.url());
      });
      const checked = page.waitForResponse((response) =>
        response.url().includes('/order/silent-check-sso.html'),
      );
      await page.goto(urls().shell + MENU);
      await checked;
      await expectUsableAsGuest(page);
      // A code with an unknown state is not even sent. A nonce is only known after the exchange.
      await expect.poll(() => redeemed.length).toBe(name === 'state' ? 0 : 1);
      await expect(asPerson(page, nora)).toHaveCount(0);
    });
  }

  test('[AUT-02] in the middle of a session it changes nothing and is removed from the URL', async ({
    page,
  }) => {
    const nora = await newPerson();
    await openMenu(page);
    await signIn(page, nora);
    for (const answer of [
      'state=planted&code=stolen',
      'state=planted&error=login_required',
      'state=planted&session_state=x&code=y',
    ]) {
      await page.goto(`${urls().shell}${MENU}?again=${encodeURIComponent(answer)}#${answer}`);
      await expect(asPerson(page, nora)).toBeVisible();
      await expect(page).toHaveURL(/^[^#]*$/);
    }
  });
});
