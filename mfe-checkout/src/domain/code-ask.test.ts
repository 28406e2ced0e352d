import { expect, it } from '@jest/globals';
import { readCodeAsk } from './code-ask';

const now = Date.parse('2026-03-02T12:00:00Z');
const data = { sentTo: 'a***@northlight.example', triesLeft: 5, retryAfterSeconds: 30 };

it('reads why a code is required, where it was sent and when another one can be sent', () => {
  expect(readCodeAsk({ reason: 'CODE_SENT', data }, now)).toEqual({
    reason: 'CODE_SENT',
    sentTo: 'a***@northlight.example',
    triesLeft: 5,
    resendAtMs: now + 30_000,
  });
});

it.each([
  ['by a number that is far too large', 1e9, 86_400_000],
  ['by no number', 'soon', 0],
])('limits the wait to a day %s', (_why, retryAfterSeconds, waitMs) => {
  const ask = readCodeAsk({ reason: 'CODE_SENT', data: { ...data, retryAfterSeconds } }, now);
  expect(ask?.resendAtMs).toBe(now + waitMs);
});

it.each(['CODE_SENT', 'CODE_WRONG', 'CODE_EXPIRED', 'CODE_TRIES_USED'])(
  'reads that a code is required: %s',
  (reason) => {
    expect(readCodeAsk({ reason, data }, now)?.reason).toBe(reason);
  },
);

it.each([
  ['another reason', { reason: 'CODE_LOST', data }],
  ['no data', { reason: 'CODE_SENT' }],
  ['no address', { reason: 'CODE_SENT', data: { ...data, sentTo: 7 } }],
  ['no number of tries', { reason: 'CODE_SENT', data: { ...data, triesLeft: '5' } }],
])('ignores %s', (_what, refusal) => {
  expect(readCodeAsk(refusal, now)).toBeUndefined();
});
