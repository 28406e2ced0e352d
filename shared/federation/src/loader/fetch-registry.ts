import type { Registry } from '@tiffin/contracts';
import { parseRegistry } from './parse-registry';

/** Short: somebody who asks again waits for it, and without it the registry of the page does. */
const TIMEOUT_MS = 1_500;

/** Returns the registry as the page's own server has it now; one from another origin is an error. */
export async function fetchRegistry(url = '/remotes.json'): Promise<Registry> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    cache: 'no-store',
    mode: 'same-origin',
  });
  if (!response.ok) throw new Error(`The registry was answered with ${response.status}.`);
  return parseRegistry(await response.json());
}
