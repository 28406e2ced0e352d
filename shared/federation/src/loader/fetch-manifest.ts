import { parseManifest } from './manifest';
import type { Manifest } from './manifest';

/** Asks for a manifest; an answer that is no success, no manifest or later than `timeoutMs` is an error. */
export async function fetchManifest(url: string, timeoutMs: number): Promise<Manifest> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), credentials: 'omit' });
  if (!response.ok) throw new Error(`The manifest was answered with ${response.status}.`);
  return parseManifest(await response.json());
}
