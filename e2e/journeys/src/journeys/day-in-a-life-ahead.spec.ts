import { expect, expectAccessible, test } from '../fixtures';
import { DAYS, expectNarrow } from '../steps/day';
import { chooseRadio, enter } from '../steps/keyboard';
import { DISHES } from '../steps/menu';
import { saved } from '../steps/saved';
import { urls } from '../urls';

/** A restaurant that takes orders for later only. */
const GLEBE = '/m/glebe-thali-club';

for (const { locale, say, title, use } of DAYS) {
  test.describe(title, () => {
    test.use(use);

    test('[CRT-22] [CHK-14] a guest orders for tomorrow and pays with a wallet, by keyboard alone', async ({
      page,
    }) => {
      await test.step('a dish', async () => {
        await page.goto(`${urls().shell}${GLEBE}/menu?lang=${locale}`);
        await enter(page, page.getByRole('link', { name: DISHES[locale].dal }).first());
        const add = page.getByRole('dialog').getByRole('button', { name: say('mfe-menu-cart#item:add') });
        await enter(page, add.last());
        await expect(page.getByRole('dialog')).toBeHidden();
        await enter(page, page.getByRole('link', { name: say('mfe-menu-cart:cart.view_one') }));
      });
      await test.step('a time', async () => {
        const toTimes = page.getByRole('button', { name: say('mfe-menu-cart:obstacle.NEEDS_TIME') });
        await enter(page, toTimes.last());
        const dialog = page.getByRole('dialog', {
          name: say('shared/places/cart-settings:schedule.title.IN_STORE'),
        });
        const days = dialog.getByRole('group', { name: say('shared/places/cart-settings:schedule.days') });
        await enter(page, days.getByRole('button').nth(1));
        await chooseRadio(page, dialog.getByRole('radio').first());
        await expectAccessible(page, 'the times');
        await saved(page, /\/cart\/m_glebe-thali-club/, () =>
          enter(
            page,
            dialog.getByRole('button', { name: say('shared/places/cart-settings:schedule.apply') }),
          ),
        );
        await expect(dialog).toBeHidden();
        await expectAccessible(page, 'the cart for tomorrow');
      });
      await test.step('a wallet', async () => {
        await enter(page, page.getByRole('button', { name: 'Google Pay' }));
        const sheet = page.getByRole('dialog', { name: 'Google Pay' });
        await enter(page, sheet.getByRole('button', { name: /^(Pay|付款)$/ }));
      });
      await expect(page).toHaveURL(/\/status\/.+orderIdentifierType=GUEST_TOKEN/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        say('mfe-order-status:state.SCHEDULED.title'),
      );
      await expectAccessible(page, 'the order for tomorrow');
      await expectNarrow(page);
    });
  });
}
