import { afterEach, expect, it } from '@jest/globals';
import { cookieText } from './cookie-text';
import { readCookie } from './read-cookie';
import { writeCookie } from './write-cookie';

afterEach(() => {
  // What a test has put before the browser's own.
  Reflect.deleteProperty(document, 'cookie');
  writeCookie('orderSource', '');
});

it.each(['plain', 'a=b; Path=/evil; Domain=x', '辦公室 "7F"', '%E0%A4%A'])(
  '[SRC-05] reads %j exactly as it was written',
  (value) => {
    writeCookie('orderSource', value);
    expect(readCookie('orderSource')).toBe(value);
  },
);

it('removes a cookie by an empty value', () => {
  writeCookie('orderSource', 'x');
  writeCookie('orderSource', '');
  expect(readCookie('orderSource')).toBeNull();
  expect(document.cookie).not.toContain('tiffin_source');
});

it('[SRC-05] lasts as specified, for this site, over https only if the page is', () => {
  expect(cookieText('additionalParameters', 'room=4', true)).toBe(
    'tiffin_parameters=room%3D4; Path=/; Max-Age=2592000; SameSite=Lax; Secure',
  );
  expect(cookieText('orderSource', 'x', false)).toBe('tiffin_source=x; Path=/; Max-Age=14400; SameSite=Lax');
});

it('works without cookies if the browser blocks them', () => {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  };
  Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
  expect(() => {
    writeCookie('orderSource', 'x');
  }).not.toThrow();
  expect(readCookie('orderSource')).toBeNull();
});
