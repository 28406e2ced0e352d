import { fileURLToPath } from 'node:url';

/** The folder of every report: `reports/` at the top of the repository. */
export const REPORT_FOLDER = fileURLToPath(new URL('../../../reports', import.meta.url));
