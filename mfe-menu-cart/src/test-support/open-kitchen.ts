import type { Cart } from '@tiffin/contracts';
import { fakeNetwork, makeDeliveryInfo, makeEmptyCart, makeMenu, makeMerchant } from '@tiffin/testing';
import type { FakeNetwork } from '@tiffin/testing';

/** Plans everything that a merchant's pages read. Every change of the cart returns the changed cart. */
export function openKitchen(handlers: Parameters<typeof fakeNetwork>[0] = {}): FakeNetwork {
  const { choices, options, ...menu } = makeMenu();
  return fakeNetwork({
    getMerchant: () => ({ merchant: makeMerchant() }),
    getMenus: () => ({ menu: { ...menu, choices: {}, options: {} } }),
    getItemChoices: () => ({ choices, options }),
    getMerchantDeliveryInfo: () => ({ deliveryInfo: makeDeliveryInfo() }),
    getCartDeliveryInfo: () => ({ deliveryInfo: makeDeliveryInfo() }),
    getActiveOrders: () => ({ data: [] }),
    getCart: () => ({ cart: makeEmptyCart() }),
    ...handlers,
  });
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
