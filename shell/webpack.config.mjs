import { shellConfig } from '@tiffin/build';

export default shellConfig({ dir: import.meta.dirname });
