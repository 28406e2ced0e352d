import { expect, expectAccessible, test } from '../fixtures';
import { completeOrder, newPerson } from '../sandbox-controls';
import { DAYS, expectNarrow, signInByKeyboard } from '../steps/day';
import { enter, tabTo } from '../steps/keyboard';
import { LUCKNOW } from '../steps/menu';
import { collectByCalls } from '../steps/order-by-calls';
import { saved } from '../steps/saved';
import { orderIdIn } from '../steps/status';
import { urls } from '../urls';

const HOME = '/?lat=43.6455&lon=-79.3901&address=12+Mercer+Street';
/** The stamp card of Lucknow Lunch Home has ten stamps. */
const ORDERS_BEFORE = 9;

for (const { locale, say, title, use } of DAYS) {
  test.describe(title, () => {
    test.use(use);

    test('[ORD-07] [LOY-05] a regular orders again in four presses, fills the stamp card and uses credit and points, by keyboard alone', async ({
      page,
    }) => {
      const person = await newPerson({ points: 1200 });
      await collectByCalls(person.email, ORDERS_BEFORE);
      const again = page.getByRole('link', { name: say('mfe-menu-cart#reorder:again') });
      const toCheckout = page.getByRole('link', { name: say('mfe-menu-cart:cart.checkout') });
      const toReview = page.getByRole('button', { name: say('mfe-checkout:review.go') });
      const place = page.getByRole('button', { name: say('mfe-checkout:review.place') });

      await test.step('four presses', async () => {
        await page.goto(`${urls().shell}${HOME}&lang=${locale}`);
        await signInByKeyboard(page, say, person);
        await expectAccessible(page, 'the home page of a regular');
        await enter(page, again.first());
        await expect(page.getByText(say('mfe-menu-cart#reorder:done'))).toBeVisible();
        await enter(page, toCheckout);
        await expect(page.getByText(say('mfe-checkout#rewards:rewardFull'))).toBeVisible();
        await expectAccessible(page, 'the checkout of a regular');
        await enter(page, toReview);
        await enter(page, place);
        await expect(page).toHaveURL(/\/status\//);
      });
      await test.step('the full stamp card gives its credit', async () => {
        await completeOrder(orderIdIn(page.url()));
        await page.reload();
        await expect(page.getByText(say('mfe-order-status:stampReward.given'))).toBeVisible();
        await expectAccessible(page, 'the order that filled the stamp card');
      });
      await test.step('credit and points pay for the next order, or are kept', async () => {
        await enter(page, page.getByRole('link', { name: say('mfe-order-status:again') }));
        await enter(page, toCheckout);
        const credit = page.getByRole('switch', { name: say('mfe-checkout#rewards:useCredit') });
        await expect(credit).toBeChecked();
        await enter(page, page.getByRole('button', { name: say('mfe-checkout#rewards:use') }));
        await expect(page.getByText(/\$10\.00/).first()).toBeVisible();
        await tabTo(page, credit);
        await saved(page, /\/cart\/m_lucknow-lunch-home$/, () => page.keyboard.press('Space'));
        await expect(credit).not.toBeChecked();
        await expect(credit).toBeFocused();
        await expectAccessible(page, `the credit at ${LUCKNOW.name}`);
        await expectNarrow(page);
      });
    });
  });
}
