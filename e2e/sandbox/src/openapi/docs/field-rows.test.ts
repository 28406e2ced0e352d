import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { fieldRows, typeWords } from './field-rows';

it.each([
  [z.string(), 'text'],
  [z.string().max(40), 'text, at most 40'],
  [z.iso.datetime({ offset: true }), 'instant'],
  [z.email(), 'email'],
  [z.int(), 'whole number'],
  [z.int().min(0).max(200), 'whole number from 0 to 200'],
  [z.number().min(-90).max(90), 'number from -90 to 90'],
  [z.boolean(), 'true or false'],
  [z.enum(['A', 'B']), 'A, B'],
  [z.literal('A'), '"A"'],
  [z.string().nullable(), 'text or null'],
  [z.array(z.object({ a: z.string() })), 'list of object'],
  [z.record(z.string(), z.int()), 'map to whole number'],
  [z.union([z.boolean(), z.number()]), 'true or false or number'],
])('describes a type in words (%#)', (schema, words) => {
  expect(typeWords(z.toJSONSchema(schema))).toBe(words);
});

it('lists fields at every depth, but only the name of an entity', () => {
  const rows = fieldRows({
    type: 'object',
    properties: {
      cart: { $ref: '#/components/schemas/Cart' },
      lines: {
        type: 'array',
        items: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
      },
      prices: {
        type: 'object',
        additionalProperties: { type: 'object', properties: { micro: { type: 'integer' } } },
      },
    },
    required: ['cart'],
  });
  expect(rows).toEqual([
    { path: 'cart', type: 'Cart', entity: 'Cart', isRequired: true },
    { path: 'lines', type: 'list of object', entity: undefined, isRequired: false },
    { path: 'lines[].id', type: 'text', entity: undefined, isRequired: true },
    { path: 'prices', type: 'map to object', entity: undefined, isRequired: false },
    { path: 'prices{}.micro', type: 'whole number', entity: undefined, isRequired: false },
  ]);
});
