import { remoteConfig } from '@tiffin/federation/build';

export default remoteConfig({
  dir: import.meta.dirname,
  name: 'mfe-menu-cart',
  screens: {
    '/': 'home-screen',
    '/catalogs/:catalogId': 'catalog-screen',
    '/m/:merchantExternalId/menu': 'menu-screen',
    '/m/:merchantExternalId/order': 'order-screen',
  },
});
