import type { Page } from '@playwright/test';

/**
 * Records what scripts let move in the documents of a page from now on: the text or the mark of each element. Call it before the
 * page is opened.
 */
export async function recordMotion(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { movedElements: moved });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: Element, ...how) {
      moved.push(this.hasAttribute('data-flying') ? 'a plate' : this.textContent);
      return animate.apply(this, how);
    };
  });
  return () => page.evaluate<readonly string[]>('movedElements');
}
