import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { advanceOrderTo, completeOrder, newPerson } from '../sandbox-controls';
import { LUCKNOW, openMenu } from '../steps/menu';
import { orderByCalls, orderDeliveryByCalls } from '../steps/order-by-calls';
import { signIn } from '../steps/sign-in';

const statusPath = (orderId: string) => `${LUCKNOW.path}/status/${orderId}?orderIdentifierType=ID`;

test('[ORD-10] a person rates an order that is over, gets help with it and prints only its receipt', async ({
  page,
}) => {
  const orderId = await orderThatIsOver(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Picked up' })).toBeVisible();

  await test.step('the rating is kept and can be changed', async () => {
    await page.getByRole('radio', { name: /4.*Good/ }).check();
    await page.getByRole('textbox', { name: 'Comment' }).fill('Hot and fast.');
    await expectAccessible(page, 'the form for a rating');
    await page.getByRole('button', { name: 'Send rating' }).click();
    await expect(page.getByText('4 of 5: Good')).toBeVisible();
    await page.reload();
    await expect(page.getByText('4 of 5: Good')).toBeVisible();
    await page.getByRole('button', { name: 'Change rating' }).click();
    await expect(page.getByRole('radio', { name: /4.*Good/ })).toBeChecked();
  });

  await test.step('an email to the restaurant names the order and the missing item', async () => {
    await page.getByRole('button', { name: 'Something is missing' }).click();
    const dialog = page.getByRole('dialog', { name: 'Something is missing' });
    await dialog.getByRole('checkbox', { name: '2 × Lemon rice box' }).check();
    await expectAccessible(page, 'help with a missing item');
    const link = await dialog.getByRole('link', { name: /^Email / }).getAttribute('href');
    expect(new URL(link ?? '').searchParams.get('body')).toContain(`Order number: ${orderId}`);
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('paper has the receipt and nothing else', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByText(orderId)).toBeVisible();
    await expect(page.getByText('Total paid').last()).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('heading')).toHaveText(['Receipt']);
    const colours = await page.getByText(orderId).evaluate((element) => ({
      text: getComputedStyle(element).color,
      page: getComputedStyle(document.body).backgroundColor,
    }));
    expect(colours).toEqual({ text: 'rgb(0, 0, 0)', page: 'rgb(255, 255, 255)' });
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByText(orderId)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Picked up' })).toBeVisible();
  });
});

test('[ORD-09] a person reads who brings lunch, what they do and how far they are', async ({ page }) => {
  const person = await newPerson();
  const orderId = await orderDeliveryByCalls(person.email);
  await openMenu(page);
  await signIn(page, person);
  await advanceOrderTo(orderId, 'COURIER_PICKED_UP');
  await page.goto(new URL(statusPath(orderId), page.url()).href);
  await expect(page.getByRole('heading', { level: 1, name: /^Courier has your food/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ho-yin brings your order by bicycle' })).toBeVisible();
  await expect(page.getByText(/^Courier has your food, \d\d:\d\d\.$/)).toBeVisible();
  await expect(page.getByText(/^\d+(\.\d)?\skm from your door at \d\d:\d\d\.$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call Ho-yin' })).toHaveAttribute('href', 'tel:+16045550142');
  await expectAccessible(page, 'a delivery with its courier');
  await advanceOrderTo(orderId, 'COURIER_DROPPED_OFF');
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Delivered' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Ho-yin/ })).toBeHidden();
  await expectAccessible(page, 'a delivery that has arrived');
});

/** Opens the page of a pickup order whose food was collected. */
async function orderThatIsOver(page: Page): Promise<string> {
  const person = await newPerson();
  const orderId = await orderByCalls(person.email);
  await completeOrder(orderId);
  await openMenu(page);
  await signIn(page, person);
  await page.goto(new URL(statusPath(orderId), page.url()).href);
  return orderId;
}
