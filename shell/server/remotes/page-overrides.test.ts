import { expect, it } from '@jest/globals';
import { PRODUCTION } from '../test-support/production';
import { startShell } from '../test-support/start-shell';

const MANIFEST = 'http://localhost:9999/mf-manifest.json';
const QUERY = `/m/lucknow/menu?remote.mfe-checkout=${encodeURIComponent(MANIFEST)}`;
const COOKIE = `tiffin_remotes=${encodeURIComponent(`mfe-checkout=${encodeURIComponent(MANIFEST)}`)}`;

/** What a page and its headers say when its address, or what the browser keeps, names another checkout. */
async function answersOf(env: Readonly<Record<string, string>>) {
  const shell = await startShell(env);
  try {
    return await Promise.all([
      shell.app.inject(QUERY),
      shell.app.inject({ url: '/m/lucknow/menu', headers: { cookie: COOKIE } }),
    ]);
  } finally {
    await shell.stop();
  }
}

it.each(['dev', 'sandbox', 'qa'])(
  '[FED-09] in %s a page loads the remote that its address or its cookie names, and may',
  async (environment) => {
    for (const { body, headers } of await answersOf({ TIFFIN_ENVIRONMENT: environment })) {
      expect(body).toContain(MANIFEST);
      expect(String(headers['content-security-policy'])).toContain('http://localhost:9999');
      expect(String(headers['set-cookie'])).toContain('tiffin_remotes=');
    }
  },
);

it('[FED-09] in production nothing that an address or a cookie names is loaded, allowed or kept', async () => {
  for (const { statusCode, body, headers } of await answersOf(PRODUCTION)) {
    expect(statusCode).toBe(200);
    expect(body).not.toContain('localhost:9999');
    expect(JSON.stringify(headers)).not.toContain('localhost:9999');
    expect(headers['set-cookie']).toBeUndefined();
  }
});

it.each([
  ['sandbox', MANIFEST],
  ['production', undefined],
])('[FED-09] in %s the registry that a page asks for again names %s', async (environment, manifestUrl) => {
  const shell = await startShell(
    environment === 'production' ? PRODUCTION : { TIFFIN_ENVIRONMENT: environment },
  );
  const registry = await shell.app.inject({ url: '/remotes.json', headers: { cookie: COOKIE } });
  await shell.stop();
  expect(registry.json().remotes['mfe-checkout']?.manifestUrl).toBe(manifestUrl);
});
