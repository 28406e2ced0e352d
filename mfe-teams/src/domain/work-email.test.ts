import { expect, it } from '@jest/globals';
import { hasOpenCode, limitedWorkEmail, typedWorkEmail, workEmailWithCode } from './work-email';

const sent = workEmailWithCode('ana@northlight.example', 1000);

it('can send another code after half a minute, or when the service says', () => {
  expect(sent.resendAt).toBe(31_000);
  expect(limitedWorkEmail(sent, 90_000, 2000)).toEqual({ ...sent, resendAt: 92_000 });
});

it('keeps the times of its codes when the same e-mail is typed again', () => {
  expect(typedWorkEmail(sent, sent.email)).toEqual(sent);
  expect(typedWorkEmail(sent, 'bea@northlight.example')).toEqual({
    email: 'bea@northlight.example',
    sentAt: 0,
    resendAt: 0,
  });
});

it('has an open code for half an hour after it was sent', () => {
  expect(hasOpenCode(sent, 1000 + 30 * 60_000 - 1)).toBe(true);
  expect(hasOpenCode(sent, 1000 + 30 * 60_000)).toBe(false);
  expect(hasOpenCode(typedWorkEmail(sent, 'bea@northlight.example'), Date.now())).toBe(false);
});
