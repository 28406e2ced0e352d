import type { z } from 'zod';

/** A request body or a query that differs in one field from a valid one. */
export type Mutation = { readonly what: string; readonly value: unknown };

/** Mutations sorted by the schema: `bad` is rejected, `odd` is accepted by chance and so is no bad input. */
export type Mutations = { readonly bad: readonly Mutation[]; readonly odd: readonly Mutation[] };

const LONG = 'x'.repeat(10_000);
const MISSING = Symbol('missing');

/** Wrong types, absurd numbers and texts that no field of the product accepts. */
const WRONG_VALUES: readonly unknown[] = [
  MISSING,
  null,
  true,
  '',
  'text',
  LONG,
  'a\u0000b',
  'bell\u0007',
  'half \ud800 a pair',
  'constructor',
  '__proto__',
  -1,
  0.5,
  2 ** 53,
  1e308,
  -1e308,
  [],
  ['x'],
  {},
  { toString: 'x', constructor: { prototype: { isAdmin: true } } },
];

/** Wrong values for a URL: it can carry only text, or a text twice. */
const WRONG_TEXTS: readonly unknown[] = [
  MISSING,
  '',
  'text',
  LONG,
  'a\u0000b',
  'bell\u0007',
  'constructor',
  '__proto__',
  '-1',
  '0.5',
  '0x10',
  '9007199254740993',
  '1e308',
  'NaN',
  ['1', '2'],
];

/** Returns bodies that differ from `example` in one field, at every depth, and bodies that are no object. */
export function bodyMutations(schema: z.ZodType, example: unknown): Mutations {
  const whole = [null, true, 1, 'text', [], [example]].map((value) => ({ what: 'the body', value }));
  // The required fields exist only on the prototype, so the body itself lacks them.
  const inherited = {
    what: 'all in __proto__',
    value: JSON.parse(`{"__proto__":${JSON.stringify(example)}}`),
  };
  return apart(schema, [...whole, inherited, ...inside(example, WRONG_VALUES)]);
}

/**
 * Returns queries and forms that differ from `example` in one field. Its values are converted to the text
 * that is sent.
 */
export function queryMutations(schema: z.ZodType, example: unknown): Mutations {
  const texts = Object.fromEntries(entriesOf(example).map(([name, value]) => [name, String(value)]));
  return apart(schema, inside(texts, WRONG_TEXTS));
}

function apart(schema: z.ZodType, all: readonly Mutation[]): Mutations {
  const isBad = ({ value }: Mutation): boolean => !schema.safeParse(value).success;
  return { bad: all.filter(isBad), odd: all.filter((mutation) => !isBad(mutation)) };
}

/** Returns copies of the value, each with one part replaced, for every part and every replacement. */
function inside(value: unknown, replacements: readonly unknown[], path = ''): readonly Mutation[] {
  return entriesOf(value).flatMap(([key, part]) => {
    const here = path ? `${path}.${key}` : key;
    return [
      ...replacements.map((replacement) => ({
        what: `${here} = ${named(replacement)}`,
        value: withPart(value, key, replacement),
      })),
      ...inside(part, replacements, here).map((deeper) => ({
        what: deeper.what,
        value: withPart(value, key, deeper.value),
      })),
    ];
  });
}

function withPart(value: unknown, key: string, part: unknown): unknown {
  if (Array.isArray(value)) return value.toSpliced(Number(key), 1, ...(part === MISSING ? [] : [part]));
  const others = entriesOf(value).filter(([name]) => name !== key);
  return Object.fromEntries(part === MISSING ? others : [...others, [key, part]]);
}

function named(value: unknown): string {
  return value === MISSING ? 'missing' : (JSON.stringify(value) ?? 'nothing').slice(0, 40);
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
