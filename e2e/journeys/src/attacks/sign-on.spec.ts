import { randomUUID } from 'node:crypto';
import { bearer } from '@tiffin/sandbox/caller';
import { SignOn } from '@tiffin/sandbox/sign-on';
import { expect, test } from '../fixtures';
import { newPerson } from '../sandbox-controls';
import { urls } from '../urls';
import { fetchFrom } from './fetch-from';

const REALM = '/auth/realms/tiffin';
const MENU = '/m/lucknow-lunch-home/menu';
const PARTNER = 'corner-office';
const RIGHT = 'lunch';

/** Returns a browser at the sign-on pages. An attacker's browser has its own IP. */
const browser = (ip?: string): SignOn =>
  new SignOn(urls().sandbox, urls().shell, ip === undefined ? fetch : fetchFrom(ip));
const partnerPage = (): string => `${urls().partner}/signed-in`;
const unknownEmail = (): string => `nobody-${randomUUID()}@northlight.example`;

async function signedIn(): Promise<SignOn> {
  const ana = browser();
  await ana.signIn((await newPerson()).email, RIGHT);
  return ana;
}

test.describe('a redirect', () => {
  test('gives a partner’s page no code of the shop’s client', async () => {
    const ana = await signedIn();
    for (const redirectUri of [
      partnerPage(),
      `${urls().partner}/`,
      `${urls().partner}/order/silent-check-sso.html`,
    ]) {
      const page = await ana.browser.open(
        ana.endpointUrl('auth', { prompt: 'none', redirect_uri: redirectUri }),
      );
      expect([page.status, new URL(page.url).origin]).toEqual([400, urls().sandbox]);
    }
  });

  test('leads only to the two registered paths of the shop', async () => {
    const ana = await signedIn();
    for (const path of ['/', MENU, '/order/signed-in.html?next=/', '/order/signed-in.html/..', '/order/']) {
      const redirect_uri = urls().shell + path;
      const page = await ana.browser.open(ana.endpointUrl('auth', { prompt: 'none', redirect_uri }));
      expect([path, page.status]).toEqual([path, 400]);
    }
  });

  test('after signing in does not lead to a planted URL', async ({ page }) => {
    for (const path of ['//evil.example', '/.//evil.example', '/\\evil.example', 'https://evil.example/']) {
      await page.goto(`${urls().shell}/order/silent-check-sso.html`);
      await page.evaluate((planted) => sessionStorage.setItem('tiffin_sign_in', JSON.stringify(planted)), {
        state: 's',
        path,
      });
      await page.goto(`${urls().shell}/order/signed-in.html#state=s&code=c`);
      await expect(page).toHaveURL(new RegExp(`^${urls().shell}/`));
      await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
    }
  });
});

test.describe('a partner', () => {
  const asPartner = { client_id: PARTNER, scope: 'openid profile email' };

  test('learns nothing about a signed-in person who has not consented', async () => {
    const ana = await signedIn();
    const ask = { ...asPartner, redirect_uri: partnerPage(), prompt: 'none' };
    const answer = SignOn.fragment(await ana.browser.open(ana.endpointUrl('auth', ask)));
    expect([answer['error'], answer['code']]).toEqual(['consent_required', undefined]);
  });

  test('learns nothing about a person who declines', async () => {
    const ana = await signedIn();
    const ask = { ...asPartner, redirect_uri: partnerPage() };
    const answer = SignOn.fragment(await ana.answerConsent(ana.endpointUrl('auth', ask), 'deny'));
    expect([answer['error'], answer['code']]).toEqual(['access_denied', undefined]);
  });

  test('cannot order, pay or read anything with the token of a person who agreed to share a name', async () => {
    const ana = await signedIn();
    const ask = { client_id: PARTNER, scope: 'openid profile', redirect_uri: partnerPage() };
    const { code = '' } = SignOn.fragment(await ana.answerConsent(ana.endpointUrl('auth', ask), 'allow'));
    const tokens = await (await ana.exchange(code, ask, urls().partner)).json();
    expect(tokens.refresh_token).toBeUndefined();
    const partner = bearer({ url: urls().sandbox }, tokens.access_token);
    for (const path of ['/main/v1/user', '/gateway/orders/active', '/identity/account', `${REALM}/account`]) {
      expect([path, (await partner.call('GET', path)).status]).toEqual([path, 401]);
    }
    const { body } = await partner.call('GET', `${REALM}/protocol/openid-connect/userinfo`);
    expect([body.given_name, body.email]).toEqual(['Nora', undefined]);
  });

  test('cannot exchange a code with the shop’s client, nor from a page of the shop’s origin', async () => {
    const ana = await signedIn();
    const ask = { ...asPartner, redirect_uri: partnerPage() };
    const { code = '' } = SignOn.fragment(await ana.answerConsent(ana.endpointUrl('auth', ask), 'allow'));
    const own = await ana.exchange(code, { ...ask, client_id: 'athena-client' }, urls().partner);
    expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([400, null]);
  });
});

test.describe('a password', () => {
  test('cannot be guessed: ten wrong ones lock the account for a while, even for the right one', async () => {
    const { email } = await newPerson();
    const mallory = await browser('127.0.0.7').guesser();
    for (let count = 0; count < 10; count += 1) await mallory(email, `wrong-${count}`);
    const right = await mallory(email, RIGHT);
    expect([right.status, right.headers.get('location')]).toEqual([429, null]);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
    const elsewhere = await (await browser('127.0.0.8').guesser())(email, RIGHT);
    expect(elsewhere.status).toBe(429);
  });

  test('cannot be tried on many accounts from one IP', async () => {
    const mallory = await browser('127.0.0.9').guesser();
    const statuses = [];
    for (let count = 0; count < 51; count += 1) statuses.push((await mallory(unknownEmail(), RIGHT)).status);
    expect(statuses.slice(0, 50).filter((status) => status === 429)).toEqual([]);
    expect(statuses.at(-1)).toBe(429);
  });

  test('page does not reveal whether an account exists, before and after it locks', async () => {
    const { email } = await newPerson();
    const stranger = unknownEmail();
    const mallory = await browser('127.0.0.10').guesser();
    const said = async (who: string): Promise<readonly unknown[]> => {
      const { status, text } = await mallory(who, 'wrong');
      return [status, text.replaceAll(who, 'WHO')];
    };
    for (let count = 0; count < 11; count += 1) expect(await said(stranger)).toEqual(await said(email));
  });
});

test('a link cannot sign anybody out', async () => {
  const ana = await signedIn();
  const query = new URLSearchParams({
    client_id: 'athena-client',
    post_logout_redirect_uri: `${urls().shell}/`,
  });
  const page = await ana.browser.open(`${urls().sandbox}${REALM}/protocol/openid-connect/logout?${query}`);
  expect(page.text).not.toContain('submit-form.js');
  expect(page.text).toContain('<button');
  expect((await ana.askSilently())['code']).toEqual(expect.any(String));
});

test('a code with a state that the page did not make is never exchanged', async ({ page, context }) => {
  const ana = await newPerson();
  const redeemed: string[] = [];
  await page.goto(urls().shell + MENU);
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign in' }).click();
  await page.getByLabel('Password').fill(ana.password);
  await page.getByLabel(/E-?mail/).fill(ana.email);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: /’s account/ })).toBeVisible();
  // An answer that is still on its way would bring the cookies back.
  await page.waitForLoadState('networkidle');
  await context.clearCookies({ name: /^tiffin_/ });
  page.on('request', (request) => {
    if (request.url().endsWith('/openid-connect/token')) redeemed.push(request.postData() ?? '');
  });
  await context.route('**/protocol/openid-connect/auth?**', (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('state', 'planted');
    return route.continue({ url: url.href });
  });
  const answered = page.waitForResponse((response) =>
    response.url().includes('/order/silent-check-sso.html'),
  );
  // The query must differ: with only another fragment the page would stay.
  await page.goto(`${urls().shell}${MENU}?again=1#state=planted&code=stolen`);
  await answered;
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(redeemed).toEqual([]);
});
