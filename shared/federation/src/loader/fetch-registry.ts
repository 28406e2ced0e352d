import type { Registry } from '@tiffin/contracts';
import { parseRegistry } from './parse-registry';

/** Short, because the person waits for it after "Try again"; without it, the page's own registry still works. */
const TIMEOUT_MS = 1_500;

/** Fetches the current registry from the page's own server. Rejects for a cross-origin URL. */
export async function fetchRegistry(url = '/remotes.json'): Promise<Registry> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    cache: 'no-store',
    mode: 'same-origin',
  });
  if (!response.ok) throw new Error(`The registry was answered with ${response.status}.`);
  return parseRegistry(await response.json());
}
