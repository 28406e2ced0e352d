import { CONTRACT_VERSION } from '@tiffin/contracts';
import type { Remote } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { routes } from './routes';

const CheckoutScreen = lazyScreen(async () => {
  const screen = await import(/* webpackChunkName: "checkout-screen" */ './views/checkout-screen');
  return { View: screen.CheckoutScreen };
});

/** The checkout of a merchant's cart. */
export const remote: Remote = {
  contract: CONTRACT_VERSION,
  routes: routes.map(({ path }) => ({ path, element: <CheckoutScreen /> })),
  slots: {
    'wallet-buttons': () =>
      import(/* webpackChunkName: "wallet-buttons" */ './views/wallets/wallet-buttons').then((m) => ({
        View: m.WalletButtons,
      })),
  },
};
