import { isValidElement } from 'react';
import type { ReactNode } from 'react';
import { within } from './within';

/** React itself holds a screen back so long once it has shown what stands there while it is on the way. */
const HELD_BACK_MS = 300;

const loads = new WeakMap<object, () => Promise<void>>();
let underWay: Promise<void> | undefined;

/** Says how a screen is made ready, so that it is there at once when it is rendered. */
export function noteScreen(Screen: object, load: () => Promise<void>): void {
  loads.set(Screen, load);
}

/**
 * Makes a screen ready that was made by `lazyScreen`, before it is shown; of any other element there is nothing to fetch. A
 * failure costs nothing: the screen fetches again.
 */
export async function preloadScreen(element: ReactNode): Promise<void> {
  const load = isValidElement(element) && typeof element.type === 'function' && loads.get(element.type);
  if (!load) return;
  const mine = (underWay = load());
  await mine.finally(() => {
    if (underWay === mine) underWay = undefined;
  });
}

/** Whether a screen is being made ready: what is shown now would be shown as lazy. */
export function isScreenUnderWay(): boolean {
  return underWay !== undefined;
}

/** Settles when the screen that was asked for last is ready, or when waiting for it costs more than it saves. */
export async function screenUnderWay(): Promise<void> {
  if (underWay) await within(HELD_BACK_MS, underWay).catch(() => undefined);
}
