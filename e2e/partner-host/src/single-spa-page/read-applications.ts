import type { Build } from '../page/load-lifecycle';

type Application = { readonly name: string; readonly customProps: Readonly<Record<string, unknown>> };

/**
 * Reads what the server wrote into the page: the live build of the remote, and the applications to register.
 */
export function readApplications(page: Document): {
  readonly build: Build;
  readonly applications: readonly Application[];
} {
  return JSON.parse(page.getElementById('settings')?.textContent ?? '');
}
