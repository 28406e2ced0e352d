import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { routesOf } from './route-of';

const row = {
  service: 'main',
  method: 'GET',
  path: '/a/{id}',
  auth: 'any',
  summary: 'Something.',
  response: z.object({ thing: z.string() }),
  errors: [],
} as const;
const plain = { service: 'main', method: 'GET', path: '/a/{id}' };

it.each([
  ['the only field of an answer', row, { ...plain, field: 'thing' }],
  ['an answer with two fields', { ...row, response: z.object({ a: z.int(), b: z.int() }) }, plain],
  ['an answer that is given whole', { ...row, isAnsweredWhole: true }, plain],
  ['an answer that carries nothing', { ...row, response: z.object({}) }, { ...plain, isEmpty: true }],
  ['an answer that is a table', { ...row, response: z.record(z.string(), z.string()) }, plain],
  [
    'defaults of the query',
    { ...row, query: z.object({ a: z.int().default(5), b: z.string().optional() }) },
    { ...plain, field: 'thing', defaults: { a: 5 } },
  ],
  [
    'a form, a public answer, a payment',
    { ...row, bodyFormat: 'form' as const, isPublic: true, isPayment: true },
    { ...plain, field: 'thing', bodyFormat: 'form', isPublic: true, isPayment: true },
  ],
  ['an answer by a secret link', { ...row, isByLink: true }, { ...plain, field: 'thing', isByLink: true }],
])('says %s', (_what, call, route) => {
  expect(routesOf({ call })).toEqual({ call: route });
});
