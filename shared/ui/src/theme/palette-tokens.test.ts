import { expect, it } from '@jest/globals';
import { darkTokens } from './dark-tokens';
import { lightTokens } from './light-tokens';
import { paletteTokens } from './palette-tokens';

const named = new Set([...String(paletteTokens).matchAll(/--([a-z]+-\d+):/g)].map(([, name]) => name));

it.each([
  ['light', String(lightTokens)],
  ['dark', String(darkTokens)],
])('[CFG-07] every colour of the %s theme is a named colour of the palette', (_name, tokens) => {
  const meanings = [...tokens.matchAll(/--(?!lift)[\w-]+: ([^;]+);/g)].map(([, value]) => value ?? '');
  expect(meanings.length).toBeGreaterThan(40);
  expect(meanings.filter((value) => !named.has(/^var\(--([a-z]+-\d+)\)$/.exec(value)?.[1]))).toEqual([]);
});
