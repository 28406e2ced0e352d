import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/** How many logs of earlier starts stay beside the current one. */
const EARLIER = 3;

/**
 * Renames the log of the last start to `name.1.log`, the one before it to `name.2.log`, and so on. The oldest one is replaced.
 *
 * @param {string} folder
 * @param {string} name
 */
export function keepEarlierLogs(folder, name) {
  const fileOf = (at) => join(folder, at === 0 ? `${name}.log` : `${name}.${at}.log`);
  for (let at = EARLIER; at > 0; at -= 1) {
    if (existsSync(fileOf(at - 1))) renameSync(fileOf(at - 1), fileOf(at));
  }
}
