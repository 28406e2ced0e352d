import { expect, it } from '@jest/globals';
import { readSettings } from '../settings';
import { securityHeaders } from './security-headers';

it('lets only our own pages and the hosts of the settings hold an answer in a frame', () => {
  expect(securityHeaders(readSettings({}))).toMatchObject({
    'content-security-policy': "frame-ancestors 'self' http://localhost:3100 http://127.0.0.1:3100",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(self), payment=(self "http://localhost:4000")',
    'cross-origin-opener-policy': 'same-origin',
  });
});

it('[CHK-14] lets the card provider’s frames open the sheet of a wallet', () => {
  const headers = securityHeaders(
    readSettings({ TIFFIN_STRIPE_SCRIPT_URL: 'https://js.stripe.com/endive/stripe.js' }),
  );
  expect(headers['permissions-policy']).toContain(
    'payment=(self "https://js.stripe.com" "https://pay.google.com")',
  );
});

it.each([
  ['https://tiffin.test', 'max-age=31536000; includeSubDomains'],
  ['http://localhost:3000', undefined],
])('asks for https at %s for %s', (origin, expected) => {
  expect(securityHeaders(readSettings({ TIFFIN_SHELL_URL: origin }))['strict-transport-security']).toBe(
    expected,
  );
});
