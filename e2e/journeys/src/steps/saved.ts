import type { Page } from '@playwright/test';

/** Does something that a service must hear of, and waits for its answer: screens show many choices before it comes. */
export async function saved(page: Page, path: RegExp, act: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(
    (response) => path.test(new URL(response.url()).pathname) && response.request().method() !== 'OPTIONS',
  );
  await act();
  await answer;
}
