import { expect, expectAccessible, test } from '../fixtures';
import { addPlainItem, LUCKNOW, openMenu } from '../steps/menu';

test('[MOD-04] an order in the restaurant opens the explanation of express service once', async ({
  page,
}) => {
  await openMenu(page);
  await page.goto(`${page.url()}?inStore=true`);
  await addPlainItem(page, 'Dal makhani');
  const checkout = new URL(`${LUCKNOW.path}/place/order?inStore=true`, page.url()).href;
  const explanation = page.getByRole('dialog', { name: 'How express service works' });
  const link = page.getByRole('button', { name: 'How it works' });
  await page.goto(`${checkout}&hideExpressServiceModal=true`);
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.getByText('Pick it up at the counter')).toBeVisible();
  await expect(link).toHaveCount(0);
  await page.goto(checkout);
  await expect(explanation).toBeVisible();
  await expectAccessible(page, 'the explanation of express service');
  await explanation.getByRole('button', { name: 'Got it' }).click();
  await expect(explanation).toBeHidden();
  await page.reload();
  await link.click();
  await expect(explanation).toBeVisible();
});
