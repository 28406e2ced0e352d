import { expect, expectAccessible, test } from '../fixtures';
import { fillCard, fillGuest, goToReview, placeOrder } from '../steps/checkout';
import { addPlainItem, openItem, openMenu, openOrderPage } from '../steps/menu';
import { urls } from '../urls';

const GLEBE = { path: '/m/glebe-thali-club', name: 'Glebe Thali Club' } as const;
const SHUTTERS = { path: '/m/shutters-down', name: 'The Shuttered Kitchen' } as const;

test('[MER-02] [CRT-22] a restaurant that takes orders for later only is never offered for now', async ({
  page,
}) => {
  await test.step('its card and its menu say so', async () => {
    await page.goto(`${urls().shell}/?address=Glebe&lat=-33.8794&lon=151.1858`);
    const card = page.getByRole('link', { name: /Glebe Thali Club/ });
    await expect(card).toContainText('Scheduled orders only');
    await expect(card).not.toContainText(/\d min/);
    await openMenu(page, GLEBE);
    await expect(page.getByText('Scheduled orders only')).toBeVisible();
    await expect(page.getByText('Glebe Thali Club only takes scheduled orders.')).toBeVisible();
    await expectAccessible(page, 'the menu of an order-ahead restaurant');
  });

  await test.step('its cart and its checkout ask for a time', async () => {
    await addPlainItem(page, 'Dal makhani');
    await openOrderPage(page, GLEBE);
    await expect(page.getByText('As soon as possible')).toBeHidden();
    await page.goto(`${urls().shell}${GLEBE.path}/place/order`);
    await expect(page.getByText('Glebe Thali Club only takes scheduled orders')).toBeVisible();
    await expect(page.getByText('When would you like it?')).toBeVisible();
    await expect(page.getByText('As soon as possible')).toBeHidden();
  });

  await test.step('a time is chosen there, and the order is placed for it', async () => {
    await page.getByRole('button', { name: 'Choose a time', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Pickup time' });
    await dialog.getByRole('group', { name: 'Day' }).getByRole('button').nth(1).click();
    await dialog.getByRole('radio').first().check({ force: true });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await fillGuest(page, 'gus@guest.example');
    await fillCard(page, '4242 4242 4242 4242');
    await goToReview(page);
    await placeOrder(page);
    await expect(page).toHaveURL(/\/status\//);
  });
});

test('[CRT-16] a restaurant without any time takes no cart', async ({ page }) => {
  await openMenu(page, SHUTTERS);
  await expect(page.getByText('The Shuttered Kitchen is closed now.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Schedule' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Start a group order' })).toBeHidden();
  const dialog = await openItem(page, 'House burger');
  await expect(dialog.getByRole('alert')).toContainText('isn’t taking orders right now');
  await expect(dialog.getByRole('button', { name: /^Add (?!one)/ })).toBeDisabled();
});
