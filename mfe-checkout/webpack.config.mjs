import { remoteConfig } from '@tiffin/federation/build';

export default remoteConfig({ dir: import.meta.dirname });
