import type { Locator, Page } from '@playwright/test';
import { urls } from '../urls';

type Attributes = Readonly<Record<string, string>>;

/**
 * Opens a partner's page with elements of the order status. The attribute `data-email` names the person whose
 * session the page gives.
 */
export async function openElements(
  page: Page,
  elements: readonly Attributes[],
  options: Readonly<Record<string, string>> = {},
): Promise<void> {
  const query = new URLSearchParams({ elements: JSON.stringify(elements), ...options });
  await page.goto(`${urls().partner}/element?${query.toString()}`);
}

/** Finds an event of an element on the page, such as `first ready {}`. */
export function heard(page: Page, line: string): Locator {
  return page.locator('#said li').filter({ hasText: line });
}
