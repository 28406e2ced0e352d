import type { Registry } from '@tiffin/contracts';
import { REGISTRY_MS } from '../timetable';
import { parseRegistry } from './parse-registry';

/** Fetches the current registry from the page's own server. Rejects for a cross-origin URL. */
export async function fetchRegistry(url = '/remotes.json'): Promise<Registry> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(REGISTRY_MS),
    cache: 'no-store',
    mode: 'same-origin',
  });
  if (!response.ok) throw new Error(`The registry was answered with ${response.status}.`);
  return parseRegistry(await response.json());
}
