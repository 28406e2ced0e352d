import { afterEach, expect, it } from '@jest/globals';
import type { PaymentAttempt } from '@tiffin/domain';
import { beginAttempt } from './begin-attempt';
import { keepAttempt, readAttempt } from './kept-attempt';

const name = 'cart:merchant-1';
const payment = { intent: 'cart:merchant-1:checksum', buyer: 'u1', changedAt: null };
const theirs: PaymentAttempt = {
  ...payment,
  key: '00000000-0000-4000-8000-000000000002',
  step: 'sent',
  leftAt: Date.now() - 1000,
};
const stored = () => readAttempt(name, Date.now());

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('stores each step under one key, and nothing once it is forgotten', () => {
  const attempt = beginAttempt(name, payment);
  const first = stored();
  expect(first).toMatchObject({ ...payment, step: 'sent' });
  expect(attempt.reach('challenged')).toBe(true);
  expect(stored()).toMatchObject({ key: first?.key, step: 'challenged' });
  attempt.forget();
  expect(stored()).toBeUndefined();
});

it('neither replaces nor forgets the payment of another window', () => {
  const attempt = beginAttempt(name, payment);
  keepAttempt(name, theirs);
  expect(attempt.reach('challenged')).toBe(false);
  attempt.forget();
  expect(stored()).toEqual(theirs);
});
