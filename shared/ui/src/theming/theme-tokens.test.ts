import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { contrast } from './contrast';
import { themeTokens } from './theme-tokens';

const page: Readonly<Record<string, string>> = {
  background: '#f5f1ea',
  surface: '#ffffff',
  sunken: '#eae4d9',
  text: '#1f1a18',
  'text-muted': '#625850',
  link: '#95124b',
  'cardamom-700': '#114d44',
};
const read = (token: string): string => page[token] ?? '';

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
])('%s on %s has the contrast %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

it('[PRM-13] [CFG-07] gives a coloured control a readable text colour, also for a palette name', () => {
  expect(themeTokens({ primary: 'cardamom-700', accent: '#ffd24d' }, read)).toEqual({
    primary: '#114d44',
    'primary-hover': '#114d44',
    'on-primary': '#ffffff',
    accent: '#ffd24d',
    'on-accent': '#000000',
  });
});

it.each([
  ['unreadable text', { text: '#eeeeee' }],
  ['a background that makes text unreadable', { background: '#333333' }],
  ['invisible buttons', { primary: '#f5f1ea' }],
  ['links too pale', { link: '#ffcc00' }],
])('[PRM-13] leaves out %s', (_what, theme) => {
  expect(themeTokens(theme, read)).toEqual({});
});

it('[PRM-13] keeps text readable for every combination of colours', () => {
  const colour = fc.stringMatching(/^#[0-9a-f]{6}$/);
  fc.assert(
    fc.property(
      fc.record({
        background: colour,
        surface: colour,
        text: colour,
        link: colour,
        primary: colour,
        accent: colour,
      }),
      (theme) => {
        const tokens = themeTokens(theme, read);
        const now = (name: string): string => tokens[name] ?? read(name);
        for (const ground of ['background', 'surface']) {
          for (const ink of ['text', 'text-muted', 'link']) {
            expect(contrast(now(ink), now(ground))).toBeGreaterThanOrEqual(4.5);
          }
        }
        expect(contrast(now('on-primary') || '#ffffff', now('primary') || '#000000')).toBeGreaterThanOrEqual(
          4.5,
        );
      },
    ),
  );
});
