import { expect, it } from '@jest/globals';
import { groupPath } from './group-path';

it.each([
  ['5f1c', '/order/fulfillments/5f1c/edit'],
  ['../x?y#z', '/order/fulfillments/..%2Fx%3Fy%23z/edit'],
])('[RTE-03] keeps the id %j in its own segment', (id, path) => {
  expect(groupPath(id)).toBe(path);
});
