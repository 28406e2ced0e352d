import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { bodyMutations, queryMutations } from './mutations';

const schema = z.object({
  count: z.int().min(1),
  location: z.object({ name: z.string().min(1) }).optional(),
});
const example = { count: 2, location: { name: 'here' } };

it('sorts mutations by the schema: what it accepts is odd, what it rejects is bad', () => {
  const { bad, odd } = bodyMutations(schema, example);
  expect(bad.map(({ value }) => schema.safeParse(value).success)).not.toContain(true);
  expect(odd.map(({ value }) => schema.safeParse(value).success)).not.toContain(false);
  expect(odd.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['location = missing', 'location.name = "text"']),
  );
});

it('reaches every field, at every depth', () => {
  const whats = bodyMutations(schema, example).bad.map(({ what }) => what);
  expect(whats).toEqual(
    expect.arrayContaining([
      'the body',
      'all in __proto__',
      'count = missing',
      'count = null',
      'count = -1',
      'count = 0.5',
      'count = 9007199254740992',
      'count = 1e+308',
      'location = []',
      'location.name = missing',
      'location.name = ""',
      'location.name = {}',
    ]),
  );
});

it('changes the text values of a query', () => {
  const { bad } = queryMutations(z.object({ limit: z.string().regex(/^\d$/) }), { limit: 3 });
  expect(bad.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['limit = missing', 'limit = "-1"', 'limit = ["1","2"]']),
  );
});
