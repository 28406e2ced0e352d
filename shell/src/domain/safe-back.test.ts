import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { safeBack } from './safe-back';

const site = {
  origin: 'https://lunch.example',
  allowedOrigins: ['https://partner.example', 'http://localhost:3100'],
};

it.each([
  ['/', '/'],
  ['/m/lucknow/menu?item=dal#top', '/m/lucknow/menu?item=dal#top'],
  ['/m/../catalogs/noon', '/catalogs/noon'],
  ['https://lunch.example/order', '/order'],
  ['https://partner.example', 'https://partner.example/'],
  ['HTTPS://Partner.Example/home?x=1', 'https://partner.example/home?x=1'],
  ['http://localhost:3100/back', 'http://localhost:3100/back'],
  ['/%2f%2fevil.example', '/%2f%2fevil.example'],
])('[PRM-14] leads back to %s', (value, target) => {
  expect(safeBack(value, site)).toBe(target);
});

it.each([
  null,
  '',
  'menu',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://lunch.example/x',
  'ftp://partner.example',
  'https:partner.example',
  'https:/partner.example',
  'https:///partner.example',
  'https://evil.example',
  'http://evil\u0000.example',
  'http://evil%00.example',
  'https://partner.example.evil.example',
  'https://partner.example@evil.example',
  'https://user:secret@partner.example/',
  'https://partner.example:8443/',
  'http://partner.example/',
  'https://p\u0430rtner.example/',
  'https://partner\u3002example.evil.example',
  'https://partner.example\\@evil.example',
  'https://evil.example/https://partner.example',
  '%2F%2Fevil.example',
  '%252F%252Fevil.example',
  '\u200b//evil.example',
  `/${'x'.repeat(2000)}`,
])('[PRM-14] does not lead to %j', (value) => {
  expect(safeBack(value, site)).toBeNull();
});

it('[PRM-14] never leads to another origin, whatever it is given', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '//',
    ':',
    '@',
    '.',
    '%2f',
    'evil.example',
    'partner.example',
    'https:',
    '\t',
    '?',
    '#',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(part, fc.string({ maxLength: 4 })), { maxLength: 8 }), (parts) => {
      const target = safeBack(parts.join(''), site);
      if (target === null) return;
      expect([site.origin, ...site.allowedOrigins]).toContain(new URL(target, site.origin).origin);
    }),
    { numRuns: 2000 },
  );
});
