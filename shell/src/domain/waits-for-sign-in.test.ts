import { expect, it } from '@jest/globals';
import { waitsForSignIn } from './waits-for-sign-in';

it.each([
  ['?claim=', true],
  ['?onLogIn=/', true],
  ['?q=origin', false],
  ['', false],
])('%j waits for signing in: %p', (search, waits) => {
  expect(waitsForSignIn(search)).toBe(waits);
});
