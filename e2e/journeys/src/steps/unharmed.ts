import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { urls } from '../urls';

/** Nothing led away, no link leads to another site, and the page shows something to go on with. */
export async function expectUnharmed(page: Page, what: string): Promise<void> {
  await expect(page.locator('h1').first(), what).toBeAttached();
  await expect(page.locator('main'), what).toBeVisible();
  expect(new URL(page.url()).origin, what).toBe(urls().shell);
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')));
  const strange = links.filter(
    (href) => !/^(tel|mailto|sms):/.test(href) && new URL(href).origin !== urls().shell,
  );
  expect(strange, what).toEqual([]);
}

/** Collects the dialogs of the browser, which only a script that ran could open; gives the check that there was none. */
export function expectNoDialogs(page: Page): () => void {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(dialog.message());
    void dialog.dismiss();
  });
  return () => expect(seen).toEqual([]);
}
