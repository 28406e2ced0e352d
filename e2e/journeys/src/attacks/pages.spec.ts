import { createHash } from 'node:crypto';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { guest } from '@tiffin/sandbox/caller';
import { expect, test } from '../fixtures';
import { urls } from '../urls';
import { services } from './services';

const MENU = '/m/lucknow-lunch-home/menu';
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
const PEOPLE = ['ana@northlight.example', 'ben@northlight.example'] as const;
const HOSTILE = '"></script><script>alert(1)</script>';

type Sent = {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  /** Both policies as one text. */
  readonly policy: string;
  readonly text: string;
};

test('no two of five hundred pages share a nonce, in any encoding', async () => {
  const pages = await inBatches(500, async (index) =>
    page({ encoding: ENCODINGS[index % ENCODINGS.length] }),
  );
  const nonces = pages.map(nonceOf);
  expect(new Set(nonces).size).toBe(500);
  for (const [index, { policy, text }] of pages.entries()) {
    expect([...policy.matchAll(/'nonce-([^']+)'/g)].map(([, nonce]) => nonce)).toEqual([
      nonces[index],
      nonces[index],
    ]);
    const inText = [...text.matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce);
    expect(inText.length).toBeGreaterThan(2);
    expect(new Set(inText)).toEqual(new Set([nonces[index]]));
  }
});

test('a person’s token appears in nobody else’s page', async () => {
  const tokens = await Promise.all(PEOPLE.map(tokenOf));
  // A page does not wait long for the first verdict on a token.
  for (const token of tokens)
    await expect.poll(async () => (await page({ cookie: `tiffin_token=${token}` })).text).toContain(token);
  const visitors = [...tokens, undefined];
  const pages = await inBatches(300, async (index) => {
    const token = visitors[index % visitors.length];
    const encoding = ENCODINGS[Math.floor(index / visitors.length) % ENCODINGS.length];
    return { token, sent: await page({ encoding, cookie: token && `tiffin_token=${token}` }) };
  });
  for (const { token, sent } of pages) {
    expect(tokens.filter((one) => sent.text.includes(one))).toEqual(token ? [token] : []);
    expect(sent.headers['cache-control']).toBe(token ? 'no-store' : 'private, no-cache');
  }
});

test('a token is not compressed, so the length of a page reveals nothing about it', async () => {
  const [token = ''] = await Promise.all([tokenOf(PEOPLE[0])]);
  for (const encoding of ['br', 'gzip'] as const) {
    const bytes = await buffer(await ask({ encoding, cookie: `tiffin_token=${token}` }));
    expect(bytes.includes(token)).toBe(true);
  }
});

for (const [what, attack] of [
  ['query', { path: `${MENU}?lang=${HOSTILE}&item=${HOSTILE}` }],
  ['path', { path: `/m/${HOSTILE}/menu` }],
  ['cookie', { cookie: `tiffin_lang=${HOSTILE}; tiffin_token=${HOSTILE}; tiffin_remotes=${HOSTILE}` }],
  ['host', { host: `${HOSTILE}.localhost` }],
] as const)
  test(`a hostile ${what} runs no script in a page`, async () => {
    for (const encoding of ENCODINGS) {
      const { policy, ...sent } = await page({ encoding, ...attack });
      const text = withoutOwnScript(sent.text, policy);
      expect(text).toContain('id="tiffin-bootstrap"');
      expect(text).not.toContain('alert(1)<');
      expect(
        text.match(
          /<script(?! type="application\/json" id="[a-z-]+">| type="application\/ld\+json">| defer nonce="[\w-]{24}" )/g,
        ),
      ).toBeNull();
    }
  });

test('a page has the same text in every encoding, except for its nonce and its time', async () => {
  const [token] = await Promise.all([tokenOf(PEOPLE[1])]);
  for (const cookie of [undefined, `tiffin_token=${token}`]) {
    await expect(async () => {
      const pages = await Promise.all(ENCODINGS.map(async (encoding) => page({ encoding, cookie })));
      expect(pages.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
      const texts = pages.map((sent) =>
        // The time and the remaining life of a token are those of each page.
        sent.text.replaceAll(nonceOf(sent), 'nonce').replace(/"(expiresIn|sentMs)":\d+/g, '"$1":0'),
      );
      expect(new Set(texts).size).toBe(1);
      expect(texts[0]?.includes(String(token))).toBe(cookie !== undefined);
    }).toPass({ timeout: 10_000 });
  }
});

/** Removes the one script inside a rendered page, whose hash the policy names. */
function withoutOwnScript(text: string, policy: string): string {
  return text.replace(/<script nonce="[\w-]{24}">([^<]*)<\/script>/, (whole, code: string) => {
    const hash = createHash('sha256').update(code).digest('base64');
    return policy.includes(`'sha256-${hash}'`) ? '' : whole;
  });
}

async function page(request: Parameters<typeof ask>[0]): Promise<Sent> {
  const response = await ask(request);
  const bytes = await buffer(response);
  expect(response.headers['content-length']).toBe(String(bytes.length));
  const { headers, headersDistinct, statusCode: status } = response;
  const policy = headersDistinct['content-security-policy']?.join('; ') ?? '';
  return { status, headers, policy, text: unpacked(bytes, headers['content-encoding']) };
}

async function ask({
  encoding = 'identity',
  path = MENU,
  cookie,
  host,
}: {
  readonly encoding?: string | undefined;
  readonly path?: string;
  readonly cookie?: string | undefined;
  readonly host?: string;
}): Promise<IncomingMessage> {
  const headers = { 'accept-encoding': encoding, ...(cookie && { cookie }), ...(host && { host }) };
  const { hostname, port } = new URL(urls().shell);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path, headers }, resolve).once('error', reject);
  });
}

function unpacked(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

function nonceOf({ policy }: Sent): string {
  return /'nonce-([\w-]{24})'/.exec(policy)?.[1] ?? 'none';
}

/** Runs fifty at a time, like the tabs of a browser and many people. */
async function inBatches<Value>(
  count: number,
  work: (index: number) => Promise<Value>,
): Promise<readonly Value[]> {
  const values: Value[] = [];
  for (let from = 0; from < count; from += 50) {
    values.push(...(await Promise.all(Array.from({ length: 50 }, (_none, index) => work(from + index)))));
  }
  return values;
}

async function tokenOf(email: string): Promise<string> {
  const { body } = await guest(services()).call('POST', '/sandbox/tokens', {
    email,
    expiresInSeconds: 3600,
  });
  return String(body.access_token);
}
