import { contrast } from './contrast';
import type { Theme, ThemeColour } from './read-theme';

/** Least contrast of text with what it stands on, and of a control with what is around it (WCAG 2.2 AA). */
const TEXT = 4.5;
const CONTROL = 3;

type Rule = {
  /** Tokens that take the same colour. */
  readonly also?: readonly string[];
  /** Tokens of what is written on it. */
  readonly inks?: readonly string[];
  /** Tokens from which it must stand out, and how much. */
  readonly standsOutFrom?: readonly string[];
  readonly least?: number;
};

/** In the order in which they are tried: what is written stands on what was set before. */
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
 * The tokens that a theme sets, over those of the page (`read` gives one as `#rrggbb`). A colour on which something is
 * written gets the ink that can be read there; one that could not be told from what is around it is left out.
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
