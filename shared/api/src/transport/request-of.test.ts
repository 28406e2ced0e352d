import { expect, it } from '@jest/globals';
import type { Route } from '@tiffin/contracts';
import { requestOf } from './request-of';

const route = (path: string): Route => ({ service: 'main', method: 'GET', path });

it.each([
  ['/v1/user', {}, '/v1/user'],
  ['/v1/order/{id}/cancel', { id: '42' }, '/v1/order/42/cancel'],
  ['/v1/order/token/{token}', { token: '../../x?y=#' }, '/v1/order/token/..%2F..%2Fx%3Fy%3D%23'],
  ['/a/{one}/b/{two}', { one: 'é 陳', two: '' }, '/a/%C3%A9%20%E9%99%B3/b/'],
])('%s keeps every parameter in its segment', (path, params, expected) => {
  const request = requestOf(route(path), params);
  expect([request.path, request.query]).toEqual([expected, {}]);
});

it('sends what the path does not name as query, in the order in which it was given', () => {
  const { query } = requestOf(route('/v1/menu/{id}'), { debug: true, id: 'm', dateTime: 't' });
  expect(Object.entries(query ?? {})).toEqual([
    ['debug', true],
    ['dateTime', 't'],
  ]);
});

it('sends a default where nothing is given, and the given value otherwise', () => {
  const limited = { ...route('/teams'), defaults: { limit: 10 } };
  expect(requestOf(limited, { name: 'n' }).query).toEqual({ name: 'n', limit: 10 });
  expect(requestOf(limited, { limit: undefined }).query).toEqual({ limit: 10 });
  expect(requestOf(limited, { limit: 0 }).query).toEqual({ limit: 0 });
});

it('writes a form as a form', () => {
  const { body } = requestOf({ ...route('/token'), bodyFormat: 'form' }, { body: { a: '1 2', b: '3' } });
  expect(String(body)).toBe('a=1+2&b=3');
});
