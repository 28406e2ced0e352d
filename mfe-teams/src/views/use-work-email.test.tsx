import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useWorkEmail } from './use-work-email';

const KEY = 'tiffin.teams.email';
const read = () => renderHook(() => useWorkEmail()).result.current[0];

it('keeps the e-mail address and the time of its code across a reload', () => {
  const workEmail = { email: 'ana@northlight.example', sentAt: 1000, resendAt: 31_000 };
  sessionStorage.setItem(KEY, JSON.stringify(workEmail));
  expect(read()).toEqual(workEmail);
});

it.each([
  '',
  '[',
  'null',
  '7',
  '[]',
  '{"email":7,"sentAt":"soon"}',
  JSON.stringify({ email: 'x'.repeat(300) }),
])('starts empty if something else is stored: %j', (stored) => {
  sessionStorage.setItem(KEY, stored);
  expect(read()).toEqual({ email: '', sentAt: 0, resendAt: 0 });
});

it('does not wait for a code that was sent in the future, or longer than a day', () => {
  const workEmail = { email: 'ana@northlight.example', sentAt: 1e300, resendAt: 1e300 };
  sessionStorage.setItem(KEY, JSON.stringify(workEmail));
  const { sentAt, resendAt } = read();
  expect(sentAt).toBeLessThanOrEqual(Date.now());
  expect(resendAt).toBeLessThanOrEqual(Date.now() + 24 * 3_600_000);
});
