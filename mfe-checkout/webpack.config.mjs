import { remoteConfig } from '@tiffin/federation/build';

export default remoteConfig({
  dir: import.meta.dirname,
  name: 'mfe-checkout',
  screens: { '/m/:merchantExternalId/place/order': 'checkout-screen' },
});
