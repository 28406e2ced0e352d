import { expect, expectAccessible, test } from '../fixtures';
import { fillCard, fillGuest, goToReview, placeOrder } from '../steps/checkout';
import { choosePickup } from '../steps/fulfillment';
import { addPlainItem, LUCKNOW, openMenu } from '../steps/menu';

test('[CHK-03] [CHK-12] [ORD-13] [ORD-14] [RTE-02] a guest picks up lunch; the link works in another browser', async ({
  page,
  anotherPerson,
}) => {
  await openMenu(page);
  await addPlainItem(page, 'Dal makhani');
  await choosePickup(page);
  await page.goto(new URL(`${LUCKNOW.path}/place/order`, page.url()).href);
  await fillGuest(page, 'gus@guest.example');
  await fillCard(page, '4242 4242 4242 4242');
  await expectAccessible(page, "a guest's payment");
  await goToReview(page);
  await placeOrder(page);

  await expect(page).toHaveURL(/\/status\/.+orderIdentifierType=GUEST_TOKEN/);
  await expect(page.getByText('Dal makhani').first()).toBeVisible();

  const other = await anotherPerson();
  await other.goto(page.url());
  await expect(other.getByText('Dal makhani').first()).toBeVisible();
  await expectAccessible(other, 'the status by token');
});
