import { getConfig, setConfig } from '@tiffin/config';
import type { CallName } from '@tiffin/contracts';
import { callExtensions } from '@tiffin/contracts/call-extensions';

/** Marks the extension of a call as not offered, until the page is left. Does nothing for a specified call. */
export function noteMissingCall(name: CallName): void {
  const extension = callExtensions[name];
  const { missingExtensions = [], ...config } = getConfig();
  if (extension) setConfig({ ...config, missingExtensions: [...missingExtensions, extension] });
}
