import type { LaunchOptions } from '@playwright/test';
import { existsSync } from 'node:fs';

const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Returns the path of the Chromium to drive: the one that the test command found or installed, else one in a
 * usual folder. Undefined without a browser, because tools also read these configurations on such machines.
 */
export function browserPath(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? KNOWN.find((candidate) => existsSync(candidate));
}

/** Returns how to start a browser for tests. */
export function launchOf(executablePath: string | undefined): LaunchOptions {
  return {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  };
}

/** Returns the path of the headless shell if the test command found one, else of the whole browser: it is faster. */
export function shellPath(): string | undefined {
  return process.env['CHROMIUM_SHELL_PATH'] ?? browserPath();
}

/** For journeys of what the headless shell does not have: notifications, and blocked storage in frames of other sites. */
export const WHOLE_BROWSER = { launchOptions: launchOf(browserPath()) };
