import { afterEach, expect, it, jest } from '@jest/globals';
import { keepReturnPlace } from './return-place';

const kept = (): unknown => JSON.parse(sessionStorage.getItem('tiffin_sign_in') ?? 'null');

afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

it('keeps the place of the newest sign-in, by its state', () => {
  keepReturnPlace('https://id.example/auth?state=one', '/m/lucknow/menu');
  keepReturnPlace('https://id.example/auth?state=two', '/order/team/join?x=1');
  expect(kept()).toEqual({ state: 'two', path: '/order/team/join?x=1' });
});

it('goes on where the tab has no storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(() => {
    keepReturnPlace('https://id.example/auth?state=one', '/');
  }).not.toThrow();
});
