import type { Page } from '@playwright/test';

/**
 * Does something that a service must store, and waits for its answer. Screens show many choices before it
 * arrives.
 */
export async function saved(page: Page, path: RegExp, act: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(
    (response) => path.test(new URL(response.url()).pathname) && response.request().method() !== 'OPTIONS',
  );
  await act();
  await answer;
}
