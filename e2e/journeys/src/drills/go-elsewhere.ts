import type { Locator, Page } from '@playwright/test';

/** Opens the cart from the header. Returns the line that was added to it. */
export async function goToCart(page: Page): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Cart at/ })
    .click();
  return page.getByRole('main').getByText('Dal makhani');
}

/** Opens the teams' page, without a new document. */
export async function goToTeams(page: Page): Promise<Locator> {
  await page.evaluate(() => {
    history.pushState({}, '', '/order/team/join');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  return page.getByRole('main').getByRole('heading', { level: 1, name: /team|work/i });
}
