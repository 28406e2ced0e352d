import { remoteConfig } from '@tiffin/federation/build';

export default remoteConfig({
  dir: import.meta.dirname,
  name: 'mfe-order-status',
  isEmbedded: true,
  screens: { '/m/:merchantExternalId/status/:orderIdOrToken': 'status-screen' },
});
