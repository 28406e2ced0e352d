import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { scrub } from './scrub';
import { scrubText } from './scrub-text';

const jwt = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ1MSJ9.c2lnbmF0dXJl';

it.each([
  [`token was ${jwt}.`, 'token was [removed]'],
  [`Authorization: Bearer ${jwt}`, 'Authorization: Bearer [removed]'],
  ['Bearer abc.def-123', 'Bearer [removed]'],
  ['http://x/cb?code=abc123&state=xyz&lang=zh', 'http://x/cb?code=[removed]&state=[removed]&lang=zh'],
  ['{"refresh_token":"abc","a":1}', '{"refresh_token":"[removed]","a":1}'],
  ['client_secret=hush', 'client_secret=[removed]'],
  ['http://x/m/dal/status/Q2f9?a=1', 'http://x/m/dal/status/[removed]?a=1'],
  ['no mail to ana.o+x@north-light.example today', 'no mail to [removed] today'],
  ['card 4242 4242 4242 4242 declined', 'card [removed] declined'],
  ['card 4242-4242-4242-4242', 'card [removed]'],
  ['378282246310005', '[removed]'],
  ['your code is 271828', 'your code is [removed]'],
  [
    'Cannot read properties of undefined (reading "map") at line 1204:17',
    'Cannot read properties of undefined (reading "map") at line 1204:17',
  ],
])('%j becomes %j', (text, clean) => {
  expect(scrubText(text)).toBe(clean);
});

it('scrubs every text of a report, and removes fields by their names', () => {
  const report = {
    message: jwt,
    exception: { values: [{ value: 'for a@b.example' }, null, 7] },
    extra: { accessToken: 'abc', cookies: 'x=y', count: 3 },
  };
  scrub(report);
  expect(report).toEqual({
    message: '[removed]',
    exception: { values: [{ value: 'for [removed]' }, null, 7] },
    extra: { accessToken: '[removed]', cookies: '[removed]', count: 3 },
  });
});

const word = fc.stringMatching(/^[a-z]{0,8}$/);
const secret = fc.oneof(
  fc.constant(jwt),
  fc.emailAddress({ size: 'small' }).filter((address) => /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(address)),
  fc.stringMatching(/^[1-9]\d{14,17}$/),
);

it('[ERR-04] leaves no secret, wherever it is in a text', () => {
  fc.assert(
    fc.property(word, secret, word, (before, hidden, behind) => {
      const clean = scrubText(`${before} ${hidden} ${behind}`);
      expect(clean).not.toContain(hidden);
      expect(clean.startsWith(before) && clean.endsWith(behind)).toBe(true);
    }),
  );
});
