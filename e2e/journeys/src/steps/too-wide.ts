import type { Page } from '@playwright/test';

/** Returns the elements beyond an edge of a screen that scrolls sideways. */
export function tooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= window.innerWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > window.innerWidth + 1 || (document.dir === 'rtl' && left < -1);
    });
    return wide.slice(-5).map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
}
