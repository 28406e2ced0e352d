import type { Page } from '@playwright/test';

/** Returns the elements beyond the right edge of a screen that scrolls sideways. */
export function tooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= window.innerWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > window.innerWidth + 1,
    );
    return wide.slice(-5).map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
}
