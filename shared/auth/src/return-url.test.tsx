import { afterEach, expect, it, jest } from '@jest/globals';
import { keepReturnPath } from './return-url';

const kept = (): unknown => JSON.parse(sessionStorage.getItem('tiffin_sign_in') ?? 'null');

afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

it('keeps the return path of the newest sign-in, by its state', () => {
  keepReturnPath('https://id.example/auth?state=one', '/m/lucknow/menu');
  keepReturnPath('https://id.example/auth?state=two', '/order/team/join?x=1');
  expect(kept()).toEqual({ state: 'two', path: '/order/team/join?x=1' });
});

it('keeps it in a cookie of the return page if the tab has no storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepReturnPath('https://id.example/auth?state=one', '/m/lucknow/menu');
  expect(document.cookie).not.toContain('tiffin_sign_in');
  window.history.replaceState(null, '', '/order/signed-in.html');
  const [, value = ''] = /tiffin_sign_in=([^;]*)/.exec(document.cookie) ?? [];
  expect(JSON.parse(decodeURIComponent(value))).toEqual({ state: 'one', path: '/m/lucknow/menu' });
});

it('works when scripts may use neither storage nor cookies', () => {
  const forbid = (): never => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
  jest.spyOn(document, 'cookie', 'set').mockImplementation(forbid);
  expect(() => {
    keepReturnPath('https://id.example/auth?state=one', '/');
  }).not.toThrow();
});
