import { remoteConfig } from '@tiffin/federation/build';

export default remoteConfig({
  dir: import.meta.dirname,
  name: 'mfe-group-order',
  screens: { '/order/fulfillments/:fulfillmentId/edit': 'group-screen' },
  slots: ['group-order-entry'],
});
