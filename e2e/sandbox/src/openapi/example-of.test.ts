import { expect, it } from '@jest/globals';
import type { z } from 'zod';
import { CALL_TABLES } from './call-tables';
import { exampleOf } from './example-of';
import { jsonSchemaOf } from './json-schema';

const parts = Object.values(CALL_TABLES).flatMap(({ calls }) =>
  Object.entries(calls).flatMap(([name, { query, body, response }]) => {
    const all: readonly (readonly [string, z.ZodType | undefined, 'input' | 'output'])[] = [
      ['query', query, 'input'],
      ['body', body, 'input'],
      ['answer', response, 'output'],
    ];
    return all.flatMap(([part, schema, io]) => (schema ? [[name, part, schema, io] as const] : []));
  }),
);

it.each(parts)('the example of the %s of %s fits its schema', (_name, _part, schema, io) => {
  expect(schema.safeParse(exampleOf(jsonSchemaOf(schema, io))).error?.issues).toBeUndefined();
});
