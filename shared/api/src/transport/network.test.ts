import { afterEach, expect, it, jest } from '@jest/globals';
import { startNetwork } from '../test-support/start-network';
import { setNetworkAdapter } from './network-adapter';
import { request } from './network';

afterEach(() => {
  jest.restoreAllMocks();
});

it.each([
  ['nothing', undefined, null],
  ['JSON', { a: 1 }, 'application/json'],
  ['a form', new URLSearchParams({ a: '1' }), 'application/x-www-form-urlencoded;charset=utf-8'],
])('sends %s by fetch with the type of its body', async (_what, data, type) => {
  startNetwork(() => ({ data: {} }));
  setNetworkAdapter(undefined);
  const sent: Request[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    sent.push(new Request(input, init));
    return Response.json({});
  });
  await request({ baseURL: 'http://service.test', url: '/orders', method: 'POST', data });
  expect(sent.map(({ headers }) => headers.get('content-type'))).toEqual([type]);
});
