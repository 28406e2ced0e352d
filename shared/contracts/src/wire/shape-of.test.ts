import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { instantSchema, microSchema } from '../entities/basics';
import { answeredNameSchema, enumerationSchema, requiredTextSchema } from '../entities/reading';
import { shapeOf } from './shape-of';

const colours = ['RED', 'BLUE'] as const;

it.each([
  ['a text', z.string(), 'text'],
  ['an e-mail address', z.email(), 'text'],
  ['a text that must be there', requiredTextSchema, 'id'],
  ['a limited text that must be there', requiredTextSchema.max(3), 'id'],
  ['a name', answeredNameSchema, 'name'],
  ['a flag', z.boolean(), 'flag'],
  ['a number', z.number(), 'number'],
  ['a whole number', z.int(), 'count'],
  ['an amount', microSchema, 'micro'],
  ['a limited amount', microSchema.max(5), 'micro'],
  ['an instant', instantSchema, 'instant'],
  ['a date', z.iso.date(), 'id'],
  ['what may be null', z.string().nullable(), { maybe: 'text' }],
  ['what may be missing', z.string().nullable().optional(), { optional: { maybe: 'text' } }],
  ['a list', z.array(z.int()), { list: 'count' }],
  ['a table', z.record(z.string(), microSchema), { table: 'micro' }],
  ['an entity', z.object({ a: z.boolean() }), { parts: { a: 'flag' } }],
  ['an enumeration', z.enum(colours), { known: colours, otherwise: null }],
  [
    'an enumeration with a reading',
    enumerationSchema(colours, 'BLUE'),
    { known: colours, otherwise: 'BLUE' },
  ],
  ['an enumeration with a default', z.enum(colours).default('RED'), { known: colours, otherwise: 'RED' }],
  ['a text with a default', z.string().default('en_CA'), { plain: 'text', otherwise: 'en_CA' }],
  ['a whole number with a default', z.int().default(1), { plain: 'count', otherwise: 1 }],
  ['an empty text by default', z.string().default(''), 'text'],
  ['null by default', z.string().nullable().default(null), { maybe: 'text' }],
  [
    'entities told apart by a field',
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('A'), a: z.int() }),
      z.object({ kind: z.literal('B') }),
    ]),
    { by: 'kind', cases: { A: { parts: { kind: 'id', a: 'count' } }, B: { parts: { kind: 'id' } } } },
  ],
  [
    'one of two answers',
    z.union([z.object({ a: z.int(), c: z.int() }), z.object({ c: z.int(), b: z.int() })]),
    {
      has: 'b',
      then: { parts: { c: 'count', b: 'count' } },
      otherwise: { parts: { a: 'count', c: 'count' } },
    },
  ],
])('reads %s', (_what, schema, shape) => {
  expect(shapeOf(schema)).toEqual(shape);
});

it.each([
  ['a date object', z.date(), 'A client has no reading for'],
  ['a flag with a default', z.boolean().default(true), 'A client cannot read the default true of "flag".'],
  ['a text or a number', z.union([z.string(), z.number()]), 'A client tells two objects apart'],
  [
    'two answers with the same names',
    z.union([z.object({ a: z.int() }), z.object({ a: z.string() })]),
    'Both answers have the names a.',
  ],
])('throws for %s', (_what, schema, sentence) => {
  expect(() => shapeOf(schema)).toThrow(sentence);
});
