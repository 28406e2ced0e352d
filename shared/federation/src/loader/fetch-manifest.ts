import { parseManifest } from './manifest';
import type { Manifest } from './manifest';

/** Asks for a manifest; an answer that is no success or no manifest is an error, and so is the end of `signal`. */
export async function fetchManifest(url: string, signal: AbortSignal): Promise<Manifest> {
  const response = await fetch(url, { signal, credentials: 'omit' });
  if (!response.ok) throw new Error(`The manifest was answered with ${response.status}.`);
  return parseManifest(await response.json());
}
