import { existsSync } from 'node:fs';

const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Returns the path of the Chromium to drive: the one that the test command found or installed, else one in a
 * usual folder. Undefined without a browser, because tools also read these configurations on such machines.
 */
export function browserPath(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? KNOWN.find((candidate) => existsSync(candidate));
}
