import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createServerBuilds } from '@tiffin/server/builds';
import type { ServerBuilds } from '@tiffin/server/builds';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { CryptoKey } from 'jose';
import { createPageRenderer } from '../rendering/create-page-renderer';
import { createPublicReader } from '../rendering/read-public-answers';
import { startServices } from '../test-support/start-services';
import { startShell } from '../test-support/start-shell';

const PEOPLE = 50;
const ROUNDS = 20;
/** A busy machine starts a process in seconds. */
const PATIENT = { startMs: 30_000, waitMs: 60_000, loadMs: 5_000, answerMs: 5_000, killMs: 20_000 } as const;

/** Shows all that it is asked, with what the service has answered, and keeps the names of all whom it has seen. */
const REMOTE = `
  const seen = new Set();
  module.exports.remote = {
    heads: {},
    show: ({ nowMs, ...page }) => {
      const text = JSON.stringify(page);
      for (const name of text.match(/Person-[0-9]+/g) ?? []) seen.add(name);
      return [...seen].join() + text.replaceAll('<', '&lt;');
    },
  };`;
const SHELL = `
  module.exports.answerPage = async (remote, page) => {
    const url = page.config.services.main + '/v1/menus?' + page.query;
    if (!(url in page.served)) return { kind: 'needs', urls: [url] };
    const queries = { queries: [{ state: { data: page.served[url] } }] };
    return { kind: 'page', head: { title: 'Menu' }, queries, screen: { html: '<main>' + remote.show(page) + '</main>', styles: '' } };
  };`;

let key: CryptoKey;
let builds: ServerBuilds;
let services: Awaited<ReturnType<typeof startServices>>;
let shell: Awaited<ReturnType<typeof startShell>>;

beforeAll(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  key = pair.privateKey;
  const keys = { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'RS256' }] };
  services = await startServices((url, headers) => {
    if (url.endsWith('/certs')) return keys;
    if (url.endsWith('/token')) return { access_token: 'token-of-guests', expires_in: 300 };
    // The service tells who has asked.
    return url.startsWith('/v1/menus') ? { cookie: headers.cookie, token: headers.authorization } : null;
  });
  const { url } = services;
  builds = createServerBuilds({ onFailure: (failure) => expect(failure).toBeUndefined(), limits: PATIENT });
  const render = createPageRenderer({
    builds,
    readFile: async () => ({ content: Buffer.from(REMOTE), isPacked: false }),
    read: createPublicReader([url], { limitMs: 60_000 }),
    siteUrl: 'http://localhost:3000',
    limitMs: 60_000,
    staleMs: 600_000,
    keptBytes: 1_000_000,
  });
  const env = { TIFFIN_SSO_URL: url, TIFFIN_MAIN_URL: url, TIFFIN_RATE_LIMIT_FACTOR: '10000' };
  shell = await startShell(env, { render }, { shell: SHELL, remotes: { 'mfe-menu-cart': REMOTE } });
});
afterAll(async () => {
  await shell.stop();
  await builds.end();
  services.stop();
});

async function tokenOf(name: string): Promise<string> {
  return new SignJWT({ sub: name, azp: 'athena-client', given_name: name })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .setIssuer(`${services.url}/realms/tiffin`)
    .setAudience('account')
    .setExpirationTime('5m')
    .sign(key);
}

/** Requests a page as a person whose cookies hold a token and a name. */
async function open({
  name,
  token,
  round,
}: {
  readonly name: string;
  readonly token: string;
  readonly round: number;
}) {
  const cookie = `tiffin_token=${token}; tiffin_refresh_token=refresh-of-${name}; visitor=${name}`;
  const { body } = await shell.app.inject({
    url: `/m/lucknow/menu?round=${round}`,
    headers: { cookie, 'user-agent': name, referer: `https://elsewhere.example/${name}` },
  });
  const [root = '', after = ''] = body.split('<div id="root">')[1]?.split('</div>\n') ?? [];
  const bootstrap = JSON.parse(/id="tiffin-bootstrap">([^<]+)</.exec(after)?.[1] ?? 'null');
  return { name, token, round, body, root, bootstrap };
}

// A thousand pages take 12 s alone, and longer on a busy machine.
it('renders the same for 50 people who request pages at once, and shows nobody’s name or token to another', async () => {
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, async (_each, index) => {
      const name = `Person-${index}`;
      return { name, token: await tokenOf(name) };
    }),
  );
  const rounds = Array.from({ length: ROUNDS }, (_each, round) => round);
  // Neighbours differ in person and in page.
  const requests = rounds.flatMap((round) =>
    people.map((person, index) => ({ ...person, round: (round + index) % ROUNDS })),
  );
  for (const person of people) await open({ ...person, round: 0 });
  const pages = await Promise.all(requests.map(open));
  expect(pages).toHaveLength(1000);
  expect(pages.some(({ bootstrap }) => bootstrap.session.token)).toBe(true);

  for (const round of rounds) {
    const [first, ...others] = new Set(pages.filter((page) => page.round === round).map(({ root }) => root));
    expect(others).toEqual([]);
    expect(first).toContain(`round=${round}`);
    expect(first).toMatch(/^<main>\{.*Bearer token-of-guests.*<\/main>$/);
  }
  for (const { name, token, body, root, bootstrap } of pages) {
    expect(root).not.toMatch(/Person-|refresh-of/);
    // A busy machine may not verify all tokens in time.
    expect([token, undefined]).toContain(bootstrap.session.token?.accessToken);
    expect(JSON.stringify(bootstrap.queries)).not.toMatch(/Person-/);
    expect(body.split(token)).toHaveLength(bootstrap.session.token ? 2 : 1);
    const others = people.filter((person) => person.name !== name);
    expect(others.filter((other) => body.includes(other.token))).toEqual([]);
    expect(body).not.toMatch(/Person-\d+|refresh-of/);
  }
}, 120_000);
