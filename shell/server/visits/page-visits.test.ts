import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { PageRenderer } from '../rendering/create-page-renderer';
import { startServices } from '../test-support/start-services';
import { startShell } from '../test-support/start-shell';

/** Simulates all services: one organisation and a guest token. */
function answerOf(url: string): unknown {
  if (url.startsWith('/token')) return { access_token: 'guest', expires_in: 300 };
  if (url.includes('subdomain=northlight')) {
    const configEntries = {
      publicServiceClientId: 's',
      publicServiceClientSecret: 'hush-hush',
      webClientId: 'northlight-client',
    };
    return { organizationId: 'org-1', name: 'N', subdomain: 'northlight', isOrg: true, configEntries };
  }
  return null;
}

/** Describes the menus of two merchants, of which one suppresses its listing. */
const render: PageRenderer = async ({ params: { merchantExternalId = '' } }) =>
  ['lucknow', 'hidden'].includes(merchantExternalId)
    ? {
        head: { title: merchantExternalId, mayBeListed: merchantExternalId === 'lucknow' },
        queries: { queries: [] },
        nowMs: 0,
      }
    : undefined;

let services: Awaited<ReturnType<typeof startServices>>;
let shell: Awaited<ReturnType<typeof startShell>>;

beforeAll(async () => {
  services = await startServices(answerOf);
  const { url } = services;
  const env = {
    TIFFIN_MAIN_URL: url,
    TIFFIN_ORGANISATION_URL: url,
    TIFFIN_SSO_URL: `${url}/token`,
    TIFFIN_FRAME_ORIGINS: 'https://partner.example',
    TIFFIN_GATEWAY_OVERRIDES: 'next=http://next.test/gateway',
  };
  shell = await startShell(env, { render });
});
afterAll(async () => {
  await shell.stop();
  services.stop();
});

function bootstrapOf(body: string): unknown {
  return JSON.parse(/id="tiffin-bootstrap">([^<]+)</.exec(body)?.[1] ?? 'null');
}

it.each([
  ['/m/lucknow/menu', false],
  ['/m/hidden/menu', true],
  ['/m/unknown/menu', true],
  ['/m/lucknow/place/order', true],
  ['/order/fulfillments/f1/edit', true],
  ['/', false],
])('[MER-09] the page %s asks search engines to stay away: %p', async (url, isHidden) => {
  const { headers, body } = await shell.app.inject(url);
  expect(body.includes('<meta name="robots" content="noindex">')).toBe(isHidden);
  expect(headers['x-robots-tag']).toBe(isHidden ? 'noindex' : undefined);
});

it('[RTE-07] uses the flag of a return from signing in once: told to the page, and cleared', async () => {
  const { headers, body } = await shell.app.inject({
    url: '/',
    headers: { cookie: 'tiffin_auth_redirect=1' },
  });
  expect(bootstrapOf(body)).toMatchObject({ isFromAuth: true });
  expect(headers['set-cookie']).toBe('tiffin_auth_redirect=; Path=/; Max-Age=0; SameSite=Lax');
  const next = await shell.app.inject('/');
  expect(bootstrapOf(next.body)).toMatchObject({ isFromAuth: false });
  expect(next.headers['set-cookie']).toBeUndefined();
});

it('[RTE-08] lets a page talk to the content gateway that its query names', async () => {
  const { headers, body } = await shell.app.inject('/?contentGateway=next');
  expect(bootstrapOf(body)).toMatchObject({ config: { services: { gateway: 'http://next.test/gateway' } } });
  expect(String(headers['content-security-policy'])).toMatch(/connect-src [^;]*http:\/\/next\.test/);
});

it('[AUT-10] tells a page the organisation of its host, and no secret', async () => {
  const headers = { host: 'northlight.localhost:3000' };
  const { body } = await shell.app.inject({ url: '/', headers });
  expect(bootstrapOf(body)).toMatchObject({
    config: { subdomain: 'northlight', organization: { organizationId: 'org-1', isOrg: true } },
  });
  expect(body).not.toContain('hush-hush');
});

it.each([
  '/',
  '/nowhere',
  '/?embed=1',
  '/remotes.json',
  '/health/live',
  '/assets/main.12345678.js',
  '/icon.svg',
  '/missing.js',
])('[EMB-06] %s may be framed by the hosts of the settings only', async (url) => {
  const policy = String((await shell.app.inject(url)).headers['content-security-policy']);
  const ancestors = /frame-ancestors ([^;,]+)/.exec(policy)?.[1];
  expect(["'self' https://partner.example", "'self'"]).toContain(ancestors);
});
