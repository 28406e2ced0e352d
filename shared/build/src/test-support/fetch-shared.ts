/** Fetches a module that is shared on demand, as shell and remotes do when a screen first needs it. */
export function fetchShared(): Promise<unknown> {
  return import('@tiffin/i18n/message');
}
