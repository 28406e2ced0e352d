import { fileURLToPath } from 'node:url';
import { takeOut } from '../../../shared/tooling/jest/take-out.mjs';

/** Hook of Node's module loader: gives every module without the guard that is to be missing. */
export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  if (!url.startsWith('file:') || !loaded.source) return loaded;
  return { ...loaded, source: takeOut(String(loaded.source), fileURLToPath(url)) };
}
