import { expect, it } from '@jest/globals';
import { merchantPaths } from './merchant-paths';

const paths = { menu: '/m/lucknow/menu', order: '/m/lucknow/order', placeOrder: '/m/lucknow/place/order' };

it.each(['/m/lucknow/menu', '/m/lucknow/order', '/m/lucknow/place/order', '/m/lucknow', '/m/lucknow/menu/'])(
  '[RTE-06] %s maps to the menu, the order page and the place-order page',
  (path) => {
    expect(merchantPaths(path)).toEqual(paths);
  },
);

it('[RTE-06] keeps a merchant that is called order or menu', () => {
  expect(merchantPaths('/m/order/menu').placeOrder).toBe('/m/order/place/order');
});
