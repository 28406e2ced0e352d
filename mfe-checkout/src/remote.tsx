import { CONTRACT_VERSION } from '@tiffin/contracts';
import type { Remote } from '@tiffin/contracts';
import { lazy } from 'react';

const CheckoutScreen = lazy(() =>
  import('./views/checkout-screen').then(({ CheckoutScreen: screen }) => ({ default: screen })),
);

/** The checkout of a merchant's cart. */
export const remote: Remote = {
  contract: CONTRACT_VERSION,
  routes: [{ path: '/m/:merchantExternalId/place/order', element: <CheckoutScreen /> }],
  messages: async (locale) =>
    (locale === 'zh' ? await import('./locales/zh.json') : await import('./locales/en.json')).default,
};
