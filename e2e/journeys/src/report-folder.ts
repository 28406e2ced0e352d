import { fileURLToPath } from 'node:url';

/** Where every report goes: `reports/` at the top of the repository. */
export const REPORT_FOLDER = fileURLToPath(new URL('../../../reports', import.meta.url));
