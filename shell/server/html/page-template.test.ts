import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createPackText } from '../packing/packed-texts';
import type { PackText } from '../packing/packed-texts';
import { newNonce } from './new-nonce';
import { pageTemplate } from './page-template';
import type { PageBody, PageTemplate } from './page-template';

const packText = createPackText();
const page = (write: Parameters<typeof pageTemplate>[0], pack: PackText = packText): PageTemplate =>
  pageTemplate(write, pack);

function unpacked({ encoding, bytes }: PageBody): string {
  if (encoding === 'identity') return bytes.toString();
  return (encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString();
}

/** Texts with user input, repeated markup and sequences that compressors like to copy. */
const part = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '',
    '"',
    '<script defer nonce="',
    '" src="/assets/main.js"></script>\n',
    '食',
    '\u{10ffff}',
  ),
  fc
    .tuple(fc.string({ minLength: 1, maxLength: 40 }), fc.nat(400))
    .map(([text, times]) => text.repeat(times)),
);
const session = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(0, 1, 65_535, 65_536, 200_000).map((length) => 'x'.repeat(length)),
);

it('gives the same text in every encoding, for any text and any session', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 12 }), session, fc.string(), async (parts, value, end) => {
      const nonce = newNonce();
      const template = page((marks) => parts.join(marks.nonce) + marks.session + end);
      const expected = Buffer.from(parts.join(nonce) + value + end).toString();
      const bodies = await Promise.all(
        (['br', 'gzip', 'identity'] as const).map((encoding) =>
          template({ nonce, session: value }, encoding),
        ),
      );
      expect(bodies.map(({ encoding }) => encoding)).toEqual(['br', 'gzip', 'identity']);
      for (const body of bodies) expect(unpacked(body)).toBe(expected);
    }),
    { numRuns: 200 },
  );
}, 60_000);

it('gives a session of 16 MB back', async () => {
  const value = 'é'.repeat(1 << 23);
  const template = page((marks) => `<p>${marks.nonce}${marks.session}</p>`);
  const nonce = newNonce();
  for (const encoding of ['br', 'gzip'] as const) {
    const text = unpacked(await template({ nonce, session: value }, encoding));
    expect(text === `<p>${nonce}${value}</p>`).toBe(true);
  }
});

it('packs a text once for all who ask for it, and writes a session as it is', async () => {
  let packs = 0;
  const counting: PackText = async (...text) => {
    packs += 1;
    return packText(...text);
  };
  const template = page(({ nonce, session: mark }) => `${nonce} the same ${mark}`, counting);
  const bodies = await Promise.all(
    ['first-token', 'other-token'].map((token) => template({ nonce: newNonce(), session: token }, 'br')),
  );
  expect(packs).toBe(1);
  expect(bodies.map(({ bytes }) => bytes.toString('latin1').match(/\w+-token/)?.[0])).toEqual([
    'first-token',
    'other-token',
  ]);
});

it('is sent as it is where it does not come back from packing', async () => {
  const template = page(
    (marks) => marks.nonce + marks.session,
    async () => null,
  );
  const nonce = newNonce();
  const body = await template({ nonce, session: '{}' }, 'br');
  expect([body.encoding, body.bytes.toString()]).toEqual(['identity', `${nonce}{}`]);
});

it('takes nothing that a text or a value brings along for a hole', async () => {
  const nonce = newNonce();
  const template = page((marks) => `nonce $1 session ${marks.nonce} ${marks.session}`);
  expect(unpacked(await template({ nonce, session: '$& nonce $1' }, 'br'))).toBe(
    `nonce $1 session ${nonce} $& nonce $1`,
  );
});

it('refuses a session before a nonce, two of them or none, and a nonce of another length', async () => {
  for (const write of [
    ({ nonce, session: mark }: { nonce: string; session: string }) => mark + nonce,
    ({ session: mark }: { session: string }) => mark + mark,
    () => 'none',
  ]) {
    expect(() => page(write)).toThrow('A page has its session once, after every nonce.');
  }
  const template = page((marks) => marks.nonce + marks.session);
  await expect(template({ nonce: 'short', session: '' }, 'identity')).rejects.toThrow('24 characters, not 5');
});
