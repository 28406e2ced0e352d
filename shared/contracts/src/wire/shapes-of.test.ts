import { expect, it } from '@jest/globals';
import type { Shape } from './shape';
import { shapesOf } from './shapes-of';

const NAME = /^(first|last|hostFirst|merchant)Name$/;

/** Returns the fields under a shape by their names, each with how a client reads it. */
function fieldsIn(shape: Shape): readonly (readonly [string, Shape])[] {
  if (typeof shape === 'string' || 'known' in shape || 'plain' in shape) return [];
  if ('parts' in shape) return Object.entries(shape.parts).flatMap((field) => [field, ...fieldsIn(field[1])]);
  if ('list' in shape) return fieldsIn(shape.list);
  if ('table' in shape) return fieldsIn(shape.table);
  if ('maybe' in shape) return fieldsIn(shape.maybe);
  if ('optional' in shape) return fieldsIn(shape.optional);
  if ('has' in shape) return [...fieldsIn(shape.then), ...fieldsIn(shape.otherwise)];
  return Object.values(shape.cases).flatMap(fieldsIn);
}

it('cleans every name of a person or merchant in every answer', () => {
  const names = Object.entries(shapesOf(() => true)).flatMap(([call, shape]) =>
    fieldsIn(shape)
      .filter(([name]) => NAME.test(name))
      .map(([name, reading]) => ({ field: `${call} ${name}`, reading })),
  );
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter(({ reading }) => reading !== 'name')).toEqual([]);
});

it.each([
  ['getMerchant', 'merchant'],
  ['getActiveOrders', 'merchant'],
  ['getFulfillment', 'merchant'],
] as const)('cleans the name of the merchant in %s', (call, entity) => {
  const shape = shapesOf((name) => name === call)[call];
  const merchant = shape && fieldsIn(shape).find(([name]) => name === entity)?.[1];
  expect(merchant).toMatchObject({ parts: { name: 'name' } });
});
