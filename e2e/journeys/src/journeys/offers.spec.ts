import { expect, expectAccessible, test } from '../fixtures';
import { newPerson } from '../sandbox-controls';
import { choosePickup } from '../steps/fulfillment';
import { addPlainItem, LUCKNOW, openMenu, openOrderPage } from '../steps/menu';
import { saved } from '../steps/saved';
import { signIn } from '../steps/sign-in';

test('[MOD-03] [CRT-15] [CRT-13] [LOY-04] [LOY-05] a person takes an offer, uses points and keeps the credit', async ({
  page,
}) => {
  const nora = await newPerson({ points: 2300 });

  await test.step('the menu shows the offers, to read only while the cart is empty', async () => {
    await openMenu(page);
    await page.getByRole('button', { name: 'See offers' }).click();
    const offers = page.getByRole('dialog', { name: 'Offers' });
    await expect(offers.getByText('Add a dish first, then choose your offers.')).toBeVisible();
    await offers.getByRole('button', { name: 'Details 10% off lunch' }).click();
    const details = page.getByRole('dialog', { name: '10% off lunch' });
    await expectAccessible(page, 'the details of an offer');
    await details.getByRole('button', { name: 'Back to all offers' }).click();
    await expectAccessible(page, 'the offers');
    await page.keyboard.press('Escape');
    await expect(offers).toBeHidden();
  });

  await test.step('a guest’s cart becomes hers when she signs in', async () => {
    await addPlainItem(page, 'Dal makhani');
    const claim = page.waitForRequest(/\/v1\/users\/current\/cart\//);
    await signIn(page, nora);
    expect(new URL((await claim).url()).searchParams.get('sourceType')).toBe('CURRENT_EXTERNAL_ID');
    await choosePickup(page);
  });

  await test.step('she takes an offer in the cart', async () => {
    await openOrderPage(page);
    await page.getByRole('button', { name: /^Offers/ }).click();
    const offers = page.getByRole('dialog', { name: 'Offers' });
    await offers.getByRole('checkbox', { name: /10% off lunch/ }).check();
    await saved(page, /\/incentives$/, () => offers.getByRole('button', { name: 'Save offers' }).click());
    await expect(offers).toBeHidden();
    await expect(page.getByRole('button', { name: /^Offers/ })).toContainText('10% off lunch');
    await expect(page.getByText(/^You save \$/)).toBeVisible();
    await expectAccessible(page, 'a cart with an offer');
  });

  await test.step('she turns points into credit, once, and keeps the credit for another order', async () => {
    await page.goto(new URL(`${LUCKNOW.path}/place/order`, page.url()).href);
    await expect(page.getByText('2,300 points', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Use 2,000 points' }).dblclick();
    await expect(page.getByText('300 points', { exact: true })).toBeVisible();
    const credit = page.getByRole('switch', { name: /Use my credit/ });
    await expect(credit).toBeChecked();
    await expect(page.getByText('You have $10.00')).toBeVisible();
    await expectAccessible(page, 'a checkout with points and credit');
    await saved(page, /\/v1\/cart\/[^/]+$/, () => credit.click());
    await expect(credit).not.toBeChecked();
    await expect(page.getByText('Credit', { exact: true })).toBeHidden();
  });
});
