import { shellConfig } from '@tiffin/federation/build';

export default shellConfig({ dir: import.meta.dirname });
