import type { Locator, Page } from '@playwright/test';
import { urls } from '../urls';

type Attributes = Readonly<Record<string, string>>;

/** A partner's page with elements of the order status; an attribute `data-email` is whom the page gives a session of. */
export async function openElements(
  page: Page,
  elements: readonly Attributes[],
  options: Readonly<Record<string, string>> = {},
): Promise<void> {
  const query = new URLSearchParams({ elements: JSON.stringify(elements), ...options });
  await page.goto(`${urls().partner}/element?${query.toString()}`);
}

/** What the page has heard of its elements, such as `first ready {}`. */
export function heard(page: Page, line: string): Locator {
  return page.locator('#said li').filter({ hasText: line });
}
