import { contrast } from './contrast';
import type { Theme, ThemeColour } from './read-theme';

/** Minimum contrast of text with its background, and of a control with its surroundings (WCAG 2.2 AA). */
const TEXT = 4.5;
const CONTROL = 3;

type Rule = {
  /** Other tokens that get the same colour. */
  readonly also?: readonly string[];
  /** Tokens of the text on this colour. */
  readonly inks?: readonly string[];
  /** Tokens that it must contrast with, and by how much. */
  readonly standsOutFrom?: readonly string[];
  readonly least?: number;
};

/** In the order of evaluation: text colours depend on backgrounds that were set before. */
const RULES: readonly (readonly [ThemeColour, Rule])[] = [
  ['background', { standsOutFrom: ['text', 'text-muted', 'link'] }],
  ['surface', { also: ['raised'], standsOutFrom: ['text', 'text-muted', 'link'] }],
  ['text', { standsOutFrom: ['background', 'surface', 'sunken'] }],
  ['link', { standsOutFrom: ['background', 'surface'] }],
  [
    'primary',
    {
      also: ['primary-hover'],
      inks: ['on-primary'],
      standsOutFrom: ['background', 'surface'],
      least: CONTROL,
    },
  ],
  ['accent', { inks: ['on-accent'] }],
  ['brand-field', { inks: ['on-brand-field', 'on-brand-field-muted'] }],
];

/**
 * Returns the tokens that a theme sets (`read` returns a token of the page as `#rrggbb`). A background gets a
 * readable text colour. A colour that does not contrast with its surroundings is left out.
 */
export function themeTokens(theme: Theme, read: (token: string) => string): Readonly<Record<string, string>> {
  let tokens: Readonly<Record<string, string>> = {};
  for (const [name, { also = [], inks = [], standsOutFrom = [], least = TEXT }] of RULES) {
    const said = theme[name];
    if (said === undefined) continue;
    const colour = said.startsWith('#') ? said : read(said);
    const before = tokens;
    const isSensible = standsOutFrom.every(
      (token) => contrast(colour, before[token] ?? read(token)) >= least,
    );
    if (!isSensible) continue;
    const alike = [name, ...also].map((token) => [token, colour] as const);
    const written = inks.map((token) => [token, inkOn(colour)] as const);
    tokens = { ...before, ...Object.fromEntries([...alike, ...written]) };
  }
  return tokens;
}

function inkOn(colour: string): string {
  return contrast(colour, '#ffffff') >= contrast(colour, '#000000') ? '#ffffff' : '#000000';
}
