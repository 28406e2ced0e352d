import { existsSync } from 'node:fs';

const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The Chromium to drive: the one that the test command found or installed, else one at a usual place. */
export function browserPath(): string {
  const path = process.env['CHROMIUM_PATH'] ?? KNOWN.find((candidate) => existsSync(candidate));
  if (!path) throw new Error('no Chromium found: run `npm test`, which installs one, or set CHROMIUM_PATH');
  return path;
}
