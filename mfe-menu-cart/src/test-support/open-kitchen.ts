import type { Cart, Menu } from '@tiffin/contracts';
import { fakeNetwork, makeDeliveryInfo, makeEmptyCart, makeMenu, makeMerchant } from '@tiffin/testing';
import type { FakeNetwork } from '@tiffin/testing';
import { findPlaces } from './found-places';

/** Plans everything that a merchant's pages read. Every change of the cart returns the changed cart. */
export function openKitchen(handlers: Parameters<typeof fakeNetwork>[0] = {}): FakeNetwork {
  const menu = makeMenu();
  const { choices, options } = menu;
  return fakeNetwork({
    getMerchant: () => ({ merchant: makeMerchant() }),
    getMenus: () => ({ menu: withoutChoices(menu) }),
    getMenu: () => ({ menu: withoutChoices(menu) }),
    getItemChoices: () => ({ choices, options }),
    getMerchantDeliveryInfo: () => ({ deliveryInfo: makeDeliveryInfo() }),
    getCartDeliveryInfo: () => ({ deliveryInfo: makeDeliveryInfo() }),
    getActiveOrders: () => ({ data: [] }),
    getCart: () => ({ cart: makeEmptyCart() }),
    searchAddresses: findPlaces,
    getCartIncentives: () => ({ incentives: [] }),
    ...handlers,
  });
}

/** Returns a menu as the menu page reads it: choices are read when somebody opens an item. */
export function withoutChoices(menu: Menu): Menu {
  return { ...menu, choices: {}, options: {} };
}

/** Returns a promise of a cart, and a function that resolves it. */
export function heldCart(): {
  readonly answer: Promise<{ readonly cart: Cart }>;
  readonly release: (cart: Cart) => void;
} {
  const { promise, resolve } = deferred<{ readonly cart: Cart }>();
  return {
    answer: promise,
    release: (cart) => {
      resolve({ cart });
    },
  };
}

function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((done) => {
    resolve = done;
  });
  return { promise, resolve: (value: Value) => resolve(value) };
}
