import { afterEach, expect, it } from '@jest/globals';
import { readCookie, writeCookie } from '@tiffin/config';
import { applyParameters } from './apply-parameters';
import { forgetSignInRequest } from './forget-sign-in-request';

afterEach(() => {
  writeCookie('additionalParameters', '');
  writeCookie('language', '');
  window.history.replaceState(null, '', '/');
});

it('[SRC-05] keeps who sent the person beyond the URL, and what came before', () => {
  applyParameters('?did=7', 'en');
  applyParameters('?edid=9', 'en');
  applyParameters('?q=dal', 'en');
  expect(readCookie('additionalParameters')).toBe('did=7&edid=9');
});

it('[RTE-10] keeps the language that a URL chose, and no other', () => {
  applyParameters('', 'zh');
  expect(readCookie('language')).toBeNull();
  applyParameters('?lang=zh', 'zh');
  expect(readCookie('language')).toBe('zh');
});

it('[CHK-15] asks nobody again who comes back from signing in', () => {
  window.history.replaceState(
    null,
    '',
    '/m/lucknow/place/order?checkoutLogin=true&from=checkout&room=4#state=x',
  );
  forgetSignInRequest();
  expect(window.location.href).toBe('http://localhost:3000/m/lucknow/place/order?room=4#state=x');
});
