import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { freePort, startShellProcess } from '../test-support/shell-process';
import type { ShellProcess } from '../test-support/shell-process';
import { startIdentity } from '../test-support/start-identity';
import { writeShellFiles } from '../test-support/start-shell';

const SESSIONS = 25;
const START_LIMIT_MS = 180_000;

let files: Awaited<ReturnType<typeof writeShellFiles>>;
let identity: Awaited<ReturnType<typeof startIdentity>>;
let processes: readonly ShellProcess[];

beforeAll(async () => {
  files = await writeShellFiles();
  identity = await startIdentity();
  const env = {
    ...files.env,
    TIFFIN_SSO_URL: identity.url,
    TIFFIN_IDENTITY_URL: identity.url,
    TIFFIN_SESSION_STORE: process.env['DATABASE_URL'] ?? '',
  };
  const ports = [await freePort(), await freePort()];
  processes = await Promise.all(ports.map((port) => startShellProcess(port, env)));
}, START_LIMIT_MS);
afterAll(async () => {
  await Promise.all(processes.map(({ end }) => end()));
  identity.stop();
  await files.remove();
});

/** Asks one process to renew a session, as a page does. Returns the access token and the cookies. */
async function renewAt({ port }: ShellProcess, refreshToken: string) {
  const answer = await fetch(`http://127.0.0.1:${port}/_session/refresh`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: `tiffin_refresh_token=${refreshToken}`,
    },
    body: '{}',
  });
  const { accessToken }: { readonly accessToken: unknown } = await answer.json();
  return { accessToken, cookies: answer.headers.getSetCookie() };
}

it('[AUT-16] sends each refresh token once for two processes at the same time', async () => {
  const sessions = Array.from({ length: SESSIONS }, () => identity.issue());
  const renewed = await Promise.all(
    sessions.map((session) => Promise.all(processes.map((process) => renewAt(process, session)))),
  );
  for (const [one, other] of renewed) {
    expect(one?.accessToken).toEqual(expect.any(String));
    expect(other?.accessToken).toBe(one?.accessToken);
    const [kept] = one?.cookies.filter((cookie) => cookie.startsWith('tiffin_refresh_token=')) ?? [];
    expect(other?.cookies).toContain(kept);
  }
  expect(sessions.map((session) => identity.uses.get(session))).toEqual(sessions.map(() => 1));
});
