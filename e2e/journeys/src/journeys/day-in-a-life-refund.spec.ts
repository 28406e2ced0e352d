import { expect, expectAccessible, test } from '../fixtures';
import { completeRefunds, newPerson } from '../sandbox-controls';
import { DAYS, expectNarrow, signInByKeyboard } from '../steps/day';
import { chooseEntry, enter } from '../steps/keyboard';
import { hasWorker, storedText } from '../steps/offline-copies';
import { orderByCalls, rejectByCalls } from '../steps/order-by-calls';
import { urls } from '../urls';

for (const { locale, say, title, use } of DAYS) {
  test.describe(title, () => {
    test.use({ ...use, serviceWorkers: 'allow' });

    test('[ORD-11] a rejected order is refunded and can be read without a network, by keyboard alone', async ({
      page,
      context,
      watch,
    }) => {
      watch.expectTrouble(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
      const person = await newPerson();
      const orderId = await orderByCalls(person.email);
      const heading = page.getByRole('heading', { level: 1 });

      const openHistory = async () => {
        await enter(page, page.getByRole('button', { name: new RegExp(person.firstName) }));
        await chooseEntry(page, page.getByRole('menuitem', { name: say('shell#my-orders:history') }));
        await expect(heading).toHaveText(say('mfe-order-status#history:title'));
      };

      await test.step('from the account to the order', async () => {
        await page.goto(`${urls().shell}/?lang=${locale}`);
        await signInByKeyboard(page, say, person);
        await openHistory();
        await expectAccessible(page, 'the order history');
        await enter(page, page.getByRole('link', { name: say('mfe-order-status#history:receipt') }).first());
        await expect(page).toHaveURL(new RegExp(orderId));
      });
      await test.step('the restaurant rejects it, and the money goes back', async () => {
        await rejectByCalls(person.email, orderId);
        await expect(heading).toContainText(say('mfe-order-status:state.REJECTED.title'));
        await expect(page.getByText(say('mfe-order-status:returned.coming.card')).first()).toBeVisible();
        await expectAccessible(page, 'the rejected order');
        await completeRefunds(orderId);
        await page.reload();
        await expect(page.getByText(say('mfe-order-status:returned.arrived.card')).first()).toBeVisible();
      });
      await test.step('the order without a network', async () => {
        const ended = say('shell#offline:copy.state.rejected');
        await openHistory();
        await expect.poll(() => storedText(page, '/orders')).toMatch(ended);
        await expect.poll(() => hasWorker(page)).toBe(true);
        await context.setOffline(true);
        await page.reload();
        await expect(page.getByText(say('shell#offline:page.title'))).toBeVisible();
        await expect(page.getByText(ended)).toBeVisible();
        await expectAccessible(page, 'the order history without a network');
        await expectNarrow(page);
        await context.setOffline(false);
        await enter(page, page.getByRole('button', { name: say('shell#offline:page.again') }));
        await expect(
          page.getByRole('link', { name: say('mfe-order-status#history:receipt') }).first(),
        ).toBeVisible();
      });
    });
  });
}
