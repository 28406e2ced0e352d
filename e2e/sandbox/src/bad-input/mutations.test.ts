import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { bodyMutations, queryMutations } from './mutations';

const schema = z.object({ count: z.int().min(1), place: z.object({ name: z.string().min(1) }).optional() });
const example = { count: 2, place: { name: 'here' } };

it('apart by the schema: nothing that fits is called bad, nothing else odd', () => {
  const { bad, odd } = bodyMutations(schema, example);
  expect(bad.map(({ value }) => schema.safeParse(value).success)).not.toContain(true);
  expect(odd.map(({ value }) => schema.safeParse(value).success)).not.toContain(false);
  expect(odd.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['place = missing', 'place.name = "text"']),
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
      'place = []',
      'place.name = missing',
      'place.name = ""',
      'place.name = {}',
    ]),
  );
});

it('of a query, changes the texts that travel', () => {
  const { bad } = queryMutations(z.object({ limit: z.string().regex(/^\d$/) }), { limit: 3 });
  expect(bad.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['limit = missing', 'limit = "-1"', 'limit = ["1","2"]']),
  );
});
