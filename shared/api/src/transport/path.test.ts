import { expect, it } from '@jest/globals';
import { path } from './path';

it.each([
  [path`/v1/user`, '/v1/user'],
  [path`/v1/order/${'42'}/cancel`, '/v1/order/42/cancel'],
  [path`/v1/order/token/${'../../x?y=#'}`, '/v1/order/token/..%2F..%2Fx%3Fy%3D%23'],
  [path`/a/${'é 陳'}/b/${''}`, '/a/%C3%A9%20%E9%99%B3/b/'],
])('%s keeps every parameter in its segment', (built, expected) => {
  expect(built).toBe(expected);
});
