import type { Request } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { newPerson } from '../sandbox-controls';
import { provider } from '../sign-on/provider';
import { LUCKNOW, openMenu } from '../steps/menu';
import { menuPath, signedIn } from '../steps/session';
import { asGuest, asPerson, signIn } from '../steps/sign-in';
import { urls } from '../urls';

/** Returns the claims of a call's token. */
function claimsOf(request: Request): unknown {
  const [, claims = ''] = (request.headers()['authorization'] ?? '').split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

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

test('[AUT-21] the account menu shows name and email as the provider’s account has them', async ({
  page,
}) => {
  const nora = await signedIn(page);
  await page.route('**/auth/realms/tiffin/account', async (route) => {
    const account = await (await route.fetch()).json();
    expect(account).toMatchObject({ email: nora.email, firstName: nora.firstName });
    await route.fulfill({ json: { ...account, email: 'new@northlight.example' } });
  });
  const asked = page.waitForRequest('**/auth/realms/tiffin/account');
  await asPerson(page, nora).click();
  expect((await asked).headers()['authorization']).toMatch(/^Bearer ./);
  const group = page.getByRole('group', {
    name: new RegExp(`^${nora.firstName} .*new@northlight\\.example$`),
  });
  await expect(group.getByRole('menuitem', { name: 'Account settings' })).toBeVisible();
  await expectAccessible(page, 'account menu');
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
