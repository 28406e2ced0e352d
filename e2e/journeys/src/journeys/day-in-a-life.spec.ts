import { expect, expectAccessible, test } from '../fixtures';
import { DAYS, expectNarrow } from '../steps/day';
import { chooseRadio, enter, tabTo, type } from '../steps/keyboard';
import { DISHES, LUCKNOW } from '../steps/menu';
import { saved } from '../steps/saved';
import { urls } from '../urls';

for (const { locale, say, title, use } of DAYS) {
  test.describe(title, () => {
    test.use(use);

    test('a stranger finds lunch and orders it as a guest, by keyboard alone', async ({ page }) => {
      const card = page.frameLocator('main iframe').getByRole('textbox');
      await page.goto(`${urls().shell}/?lang=${locale}`);
      await test.step('from the home page to a dish', async () => {
        const address = page.getByRole('combobox', { name: say('mfe-menu-cart#home:finder.label') });
        await tabTo(page, address);
        // The suggestions load with the first focus.
        await expect(address).toHaveAttribute('aria-autocomplete', 'list');
        await page.keyboard.type('12 Mercer Street, Toronto');
        await expect(page.getByRole('option').first()).toContainText('12 Mercer Street');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await enter(page, page.getByRole('main').getByRole('link', { name: LUCKNOW.name }).first());
        await expect(page.getByRole('heading', { level: 1, name: LUCKNOW.name })).toBeVisible();
        await enter(page, page.getByRole('link', { name: DISHES[locale].dal }).first());
        await enter(
          page,
          page
            .getByRole('dialog')
            .getByRole('button', { name: say('mfe-menu-cart#item:add') })
            .last(),
        );
        await expect(page.getByRole('dialog')).toBeHidden();
      });
      await test.step('from the cart to the checkout', async () => {
        const pickup = page.getByRole('radio', { name: say('mfe-menu-cart:fulfillment.IN_STORE') }).first();
        await saved(page, /\/fulfillment$/, () => chooseRadio(page, pickup));
        await enter(page, page.getByRole('link', { name: say('mfe-menu-cart:cart.view_one') }));
        await expectAccessible(page, 'the cart');
        await enter(page, page.getByRole('link', { name: say('mfe-menu-cart:cart.checkout') }));
      });
      await test.step('payment and review', async () => {
        await type(page, page.getByLabel(say('mfe-checkout:who.firstName')), 'Gus');
        await type(page, page.getByLabel(say('mfe-checkout:who.email')).first(), 'gus@guest.example');
        await type(page, page.getByLabel(say('mfe-checkout:who.phone')), '+1 416 555 0100');
        await type(page, card.nth(0), '4242424242424242');
        await type(page, card.nth(1), '1234');
        await type(page, card.nth(2), '123');
        await expectAccessible(page, 'the checkout');
        await enter(page, page.getByRole('button', { name: say('mfe-checkout:review.go') }));
        await enter(page, page.getByRole('button', { name: say('mfe-checkout:review.place') }));
      });
      await expect(page).toHaveURL(/\/status\/.+orderIdentifierType=GUEST_TOKEN/);
      await expectAccessible(page, 'the order');
      await expectNarrow(page);
    });
  });
}
