import type { FullConfig } from '@playwright/test';
import startForTests from '../start-stack';

/** Photographs the stack in TIFFIN_SHELL_URL and TIFFIN_SANDBOX_URL, or else a new one. */
export default async function startForScreens(config: FullConfig): Promise<() => Promise<void>> {
  if (process.env['TIFFIN_SHELL_URL'] && process.env['TIFFIN_SANDBOX_URL']) return async () => {};
  // Nobody judges a language that only tests read.
  return startForTests(config, { hasThirdLanguage: false });
}
