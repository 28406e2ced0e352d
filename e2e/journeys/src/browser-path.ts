import { existsSync } from 'node:fs';

const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Returns the path of the Chromium to drive: the one that the test command found or installed, else one at a usual place.
 * Undefined where there is none yet: tools read the configurations of these tests on machines without a browser.
 */
export function browserPath(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? KNOWN.find((candidate) => existsSync(candidate));
}
