import { remoteConfig } from '@tiffin/build';

export default remoteConfig({ dir: import.meta.dirname });
