import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { urls } from '../urls';

/**
 * Expects that the page did not navigate away, has no link to another site but those that its operator has set for help and terms,
 * and shows something to continue with.
 */
export async function expectUnharmed(page: Page, what: string): Promise<void> {
  await expect(page.locator('h1').first(), what).toBeAttached();
  await expect(page.locator('main'), what).toBeVisible();
  expect(new URL(page.url()).origin, what).toBe(urls().shell);
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) =>
      all
        .filter((link) => !link.closest('#tiffin-legal'))
        .map((link) => (link instanceof HTMLAnchorElement ? link.href : '')),
    );
  const strange = links.filter(
    (href) => !/^(tel|mailto|sms):/.test(href) && new URL(href).origin !== urls().shell,
  );
  expect(strange, what).toEqual([]);
}

/**
 * Collects browser dialogs, which only an injected script could open. Returns a function that expects none.
 */
export function expectNoDialogs(page: Page): () => void {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(dialog.message());
    void dialog.dismiss();
  });
  return () => expect(seen).toEqual([]);
}
