import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { answerWithin, noteUndeclared } from './contract-check';
import { Refusal } from './errors/refusal';

const row = {
  method: 'GET',
  path: '/things/{id}',
  auth: 'user',
  response: z.object({ thing: z.object({ id: z.string(), priceMicro: z.int() }) }),
  errors: ['CART_EMPTY'],
} as const;

it('removes fields that the contract does not name', () => {
  const answer = { thing: { id: 'a', priceMicro: 1, secret: 'x' }, more: true };
  expect(answerWithin(row, answer)).toEqual({ thing: { id: 'a', priceMicro: 1 } });
});

it('throws when an answer lacks a field', () => {
  expect(() => answerWithin(row, { thing: { id: 'a' } })).toThrow(
    'GET /things/{id} answers outside its contract: thing.priceMicro invalid_type',
  );
});

it.each([
  [new Refusal(400, 'CART_EMPTY', undefined, {}), []],
  [new Refusal(401, 'UNAUTHORIZED', 'invalid_token', {}), []],
  [new Refusal(404, 'NOT_FOUND', 'thing', {}), []],
  [
    new Refusal(402, 'CARD_DECLINED', undefined, {}),
    ['GET /things/{id} refuses outside its contract: 402 CARD_DECLINED'],
  ],
  [
    new Refusal(409, 'CART_EMPTY', undefined, {}),
    ['GET /things/{id} refuses outside its contract: 409 CART_EMPTY'],
  ],
  [new TypeError('a slip'), []],
])('%s is rethrown, and logged if the call does not declare it', (error, noted) => {
  const said: unknown[] = [];
  expect(() => noteUndeclared(row, error, { error: (text: unknown) => said.push(text) })).toThrow(error);
  expect(said).toEqual(noted);
});
