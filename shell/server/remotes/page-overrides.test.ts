import { expect, it } from '@jest/globals';
import { PRODUCTION } from '../test-support/production';
import { startShell } from '../test-support/start-shell';

const HOST = 'localhost:9999';
const MANIFEST = `http://${HOST}/mf-manifest.json`;
const PAGE = '/m/lucknow/menu';
const QUERY = `${PAGE}?remote.mfe-checkout=${encodeURIComponent(MANIFEST)}`;
const COOKIE = `tiffin_remotes=${encodeURIComponent(`mfe-checkout=${encodeURIComponent(MANIFEST)}`)}`;
const OURS = { 'sec-fetch-site': 'same-origin' };

type Answer = {
  readonly statusCode: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, unknown>>;
};

/** Returns the responses of a shell with these settings to these requests. */
async function answersOf(
  env: Readonly<Record<string, string>>,
  ...requests: readonly object[]
): Promise<readonly Answer[]> {
  const shell = await startShell(env);
  try {
    return await Promise.all(requests.map((request) => shell.app.inject({ method: 'GET', ...request })));
  } finally {
    await shell.stop();
  }
}

const agreeTo = (address: string, headers: object = OURS) => ({
  method: 'POST',
  url: '/_remotes/override',
  headers,
  payload: { remote: 'mfe-checkout', address },
});

it.each(['dev', 'sandbox', 'qa'])(
  '[FED-09] in %s a page loads the remote that its developer has agreed to, from a host of the settings',
  async (environment) => {
    const env = { TIFFIN_ENVIRONMENT: environment, TIFFIN_OVERRIDE_HOSTS: HOST };
    const [agreed, page, registry] = await answersOf(
      env,
      agreeTo(MANIFEST),
      { url: PAGE, headers: { cookie: COOKIE } },
      { url: '/remotes.json', headers: { cookie: COOKIE } },
    );
    expect(agreed?.statusCode).toBe(204);
    expect(agreed?.headers['set-cookie']).toBe(`${COOKIE}; Path=/; HttpOnly; SameSite=Strict`);
    expect(page?.body).toContain(MANIFEST);
    expect(String(page?.headers['content-security-policy'])).toContain(`http://${HOST}`);
    expect(registry?.body).toContain(MANIFEST);
  },
);

it('[FED-09] a query alone puts nothing of an allowed host into page, policy or cookies', async () => {
  const [page] = await answersOf({ TIFFIN_OVERRIDE_HOSTS: HOST }, { url: QUERY });
  expect(page?.body).not.toContain(MANIFEST);
  expect(page?.body).toContain(`"overrideHosts":["${HOST}"]`);
  expect(JSON.stringify(page?.headers)).not.toContain(HOST);
  expect(page?.headers['set-cookie']).toBeUndefined();
});

it('ends an override by an empty address', async () => {
  const ending = { ...agreeTo(''), headers: { ...OURS, cookie: COOKIE } };
  const [ended] = await answersOf({ TIFFIN_OVERRIDE_HOSTS: HOST }, ending);
  expect(ended?.headers['set-cookie']).toBe('tiffin_remotes=; Path=/; HttpOnly; SameSite=Strict');
});

it.each<[string, object, number]>([
  ['a host that no setting names', agreeTo('http://evil.test/mf-manifest.json'), 403],
  ['another site', agreeTo(MANIFEST, { 'sec-fetch-site': 'cross-site' }), 403],
  ['another port of the same machine', agreeTo(MANIFEST, { 'sec-fetch-site': 'same-site' }), 403],
  ['an unknown remote', { ...agreeTo(MANIFEST), payload: { remote: 'mfe-evil', address: MANIFEST } }, 400],
  [
    'a form, which any page can send',
    {
      ...agreeTo(MANIFEST),
      payload: `remote=mfe-checkout&address=${MANIFEST}`,
      headers: { ...OURS, 'content-type': 'application/x-www-form-urlencoded' },
    },
    415,
  ],
])('keeps nothing for %s', async (_, request, status) => {
  const [answer] = await answersOf({ TIFFIN_OVERRIDE_HOSTS: HOST }, request);
  expect(answer?.statusCode).toBe(status);
  expect(answer?.headers['set-cookie']).toBeUndefined();
});

it('[FED-09] in production nothing that a URL or a cookie names is loaded, allowed or kept', async () => {
  const withCookie = { url: PAGE, headers: { cookie: COOKIE } };
  const [agreed, ...pages] = await answersOf(PRODUCTION, agreeTo(MANIFEST), { url: QUERY }, withCookie);
  expect(agreed?.statusCode).toBe(404);
  for (const { statusCode, body, headers } of pages) {
    expect(statusCode).toBe(200);
    expect(body).not.toContain(HOST);
    expect(JSON.stringify(headers)).not.toContain(HOST);
    expect(headers['set-cookie']).toBeUndefined();
  }
});

it('does not start in production with hosts for overrides', async () => {
  await expect(startShell({ ...PRODUCTION, TIFFIN_OVERRIDE_HOSTS: HOST })).rejects.toThrow(
    'TIFFIN_OVERRIDE_HOSTS must be none in production',
  );
});
