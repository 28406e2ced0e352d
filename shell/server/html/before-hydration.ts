import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The script that pages with a rendered screen run before all others, without comments and indentation. */
export const BEFORE_HYDRATION = readFileSync(
  new URL('before-hydration-script.js', import.meta.url),
  'utf8',
).replace(/^\s*\/\/.*\n|^\s+/gm, '');

/** Its source in a content security policy. */
export const BEFORE_HYDRATION_SOURCE = `'sha256-${createHash('sha256').update(BEFORE_HYDRATION).digest('base64')}'`;
