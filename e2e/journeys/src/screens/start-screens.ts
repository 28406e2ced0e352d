import type { FullConfig } from '@playwright/test';
import startForTests from '../start-stack';

/** Photographs the stack that TIFFIN_SHELL_URL and TIFFIN_SANDBOX_URL name, or else a fresh one. */
export default async function startForScreens(config: FullConfig): Promise<() => Promise<void>> {
  if (process.env['TIFFIN_SHELL_URL'] && process.env['TIFFIN_SANDBOX_URL']) return async () => {};
  return startForTests(config);
}
