import { isValidElement } from 'react';
import type { ReactNode } from 'react';
import { PRELOAD_MS } from '../timetable';
import { withTimeout } from './with-timeout';

const loads = new WeakMap<object, () => Promise<void>>();
let underWay: Promise<void> | undefined;

/** Registers how to preload a screen, so that it renders without a fallback. */
export function noteScreen(Screen: object, load: () => Promise<void>): void {
  loads.set(Screen, load);
}

/**
 * Preloads a screen created by `lazyScreen`. Does nothing for any other element. Rejects if the chunk fails; the screen
 * then loads it again when it renders.
 */
export async function preloadScreen(element: ReactNode): Promise<void> {
  if (!isValidElement(element) || typeof element.type !== 'function' || !loads.has(element.type)) return;
  const mine = (underWay = prepareScreen(element.type));
  await mine.finally(() => {
    if (underWay === mine) underWay = undefined;
  });
}

/**
 * Loads what `lazyScreen` has made, so that it renders without a fallback. No navigation waits for this. Rejects if the chunk
 * fails; it is then loaded again when it renders.
 */
export async function prepareScreen(Screen: object): Promise<void> {
  await loads.get(Screen)?.();
}

/** Returns whether a screen is preloading: rendered now, it would show its fallback. */
export function isScreenUnderWay(): boolean {
  return underWay !== undefined;
}

/** Resolves when the latest preload settles, or after the time for which React would keep a fallback on screen. */
export async function screenUnderWay(): Promise<void> {
  if (underWay) await withTimeout(PRELOAD_MS, underWay).catch(() => undefined);
}
