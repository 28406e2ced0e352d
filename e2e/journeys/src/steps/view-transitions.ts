import type { Page } from '@playwright/test';

type Counts = { readonly started: number; readonly shown: number };

/**
 * Counts the view transitions that the page starts, and those that it shows because they were not skipped. The page then never
 * skips one because the machine is slow. Call it before the page is opened.
 */
export async function countTransitions(page: Page): Promise<() => Promise<Counts>> {
  await page.addInitScript(() => {
    // The page then knows of no long task.
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] });
    const counts = { started: 0, shown: 0 };
    Object.assign(globalThis, { transitionCounts: counts });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      counts.started += 1;
      const transition = start(() => {
        // The page sets its limit for the next page when the update begins.
        const { setTimeout: later } = window;
        Object.assign(window, { setTimeout: () => 0 });
        const updated = typeof update === 'function' ? update() : undefined;
        Object.assign(window, { setTimeout: later });
        return updated;
      });
      transition.ready.then(
        () => {
          counts.shown += 1;
          if (!Reflect.has(globalThis, 'holdsTransitions')) return;
          for (const animation of document.getAnimations()) animation.pause();
        },
        () => undefined,
      );
      return transition;
    };
  });
  return () => page.evaluate<Counts>('transitionCounts');
}

/** Makes the next view transition stop at its start. Returns a function that lets it go on. Needs `countTransitions`. */
export async function holdTransitions(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(globalThis, { holdsTransitions: true }));
  return () =>
    page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.play();
    });
}
