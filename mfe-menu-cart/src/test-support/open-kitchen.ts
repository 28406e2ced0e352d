import type { Cart } from '@tiffin/contracts';
import { fakeNetwork, makeDeliveryInfo, makeEmptyCart, makeMenu, makeMerchant } from '@tiffin/testing';
import type { FakeNetwork } from '@tiffin/testing';

/** Plans everything that a merchant's pages read; every change of the cart answers with what the cart became. */
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

/** A promise of a cart that answers when the test says so. */
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
