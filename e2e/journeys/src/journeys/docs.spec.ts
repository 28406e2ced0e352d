import { expect, expectAccessible, test } from '../fixtures';
import { urls } from '../urls';

test('an engineer finds a call by keyboard, with its example, at every width', async ({ page }) => {
  await page.goto(`${urls().sandbox}/docs`);
  await page.getByRole('navigation', { name: 'Services' }).getByRole('link').first().press('Enter');
  const service = page.locator('section:target');
  await expect(service.getByRole('heading', { level: 2 })).toBeInViewport();
  const call = service.locator('details').first();
  await expect(call.getByText('Example answer')).toBeHidden();
  await call.locator('summary').press('Enter');
  await expect(call.getByText('Example answer')).toBeVisible();
  await expectAccessible(page, 'the documentation of the services');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
