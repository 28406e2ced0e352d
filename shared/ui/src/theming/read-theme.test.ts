import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readTheme, THEME_COLOURS } from './read-theme';

it.each([
  ['{"primary":"#0A5"}', { primary: '#00aa55' }],
  ['{"primary":"#0a5A50","accent":"turmeric-400"}', { primary: '#0a5a50', accent: 'turmeric-400' }],
  ['{"brand-field":"beetroot","shadow":"#000"}', { 'brand-field': 'beetroot-600' }],
])('[PRM-13] [CFG-07] reads the colours of %s', (json, theme) => {
  expect(readTheme(json)).toEqual(theme);
});

it.each([
  '',
  'null',
  '[]',
  '"#000000"',
  '["primary","#000000"]',
  '{"primary":',
  '<script>alert(1)</script>',
  '{"primary":"red;} body{display:none"}',
  '{"primary":"url(https://evil.example/x)"}',
  '{"primary":"#000000;background:url(//evil.example)"}',
  '{"primary":"#00000g"}',
  '{"primary":"#12345"}',
  '{"primary":"var(--text)"}',
  '{"primary":"expression(alert(1))"}',
  '{"primary":"beetroot-650"}',
  '{"primary":"constructor"}',
  '{"primary":"#000000\\n"}',
  '{"primary":123}',
  '{"primary":{"toString":"#000000"}}',
  '{"__proto__":{"primary":"#000000"}}',
  '{"constructor":"#000000","--primary":"#000000"}',
  `{"primary":"#000000","x":"${'y'.repeat(2000)}"}`,
])('[PRM-13] ignores %j', (json) => {
  expect(readTheme(json)).toEqual({});
});

it('[PRM-13] returns nothing but listed names with plain colours, for every input', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (json) => {
      const theme = Object.entries(readTheme(json));
      const isPlain = ([name, colour]: [string, string]) =>
        THEME_COLOURS.some((known) => known === name) && /^(#[0-9a-f]{6}|[a-z]+-\d+)$/.test(colour);
      expect(theme.every(isPlain)).toBe(true);
    }),
  );
});
