import { remoteConfig } from '@tiffin/federation/build';

export default remoteConfig({
  dir: import.meta.dirname,
  name: 'mfe-teams',
  screens: { '/order/team/join': 'team-join-screen', '/order/team/join/v2': 'team-join-screen' },
});
