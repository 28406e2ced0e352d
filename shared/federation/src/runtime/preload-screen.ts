import { isValidElement } from 'react';
import type { ReactNode } from 'react';

const loads = new WeakMap<object, () => Promise<unknown>>();

/** Says how the chunk of a screen is fetched. */
export function noteScreen(Screen: object, load: () => Promise<unknown>): void {
  loads.set(Screen, load);
}

/**
 * Fetches the chunk of a screen that was made by `lazyScreen` before it is shown; of any other element there is nothing
 * to fetch. A failure costs nothing: the screen fetches again.
 */
export async function preloadScreen(element: ReactNode): Promise<void> {
  const load = isValidElement(element) && typeof element.type === 'function' && loads.get(element.type);
  if (load) await load();
}
