import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { newPerson } from '../sandbox-controls';
import { DAYS, signInByKeyboard } from '../steps/day';
import { chooseRadio, enter, type } from '../steps/keyboard';
import { DISHES, LUCKNOW } from '../steps/menu';
import { tooWide } from '../steps/too-wide';
import type { Words } from '../steps/words';
import { urls } from '../urls';

for (const { locale, say, title, use } of DAYS) {
  test.describe(title, () => {
    test.use({ ...use, viewport: { width: 320, height: 640 } });

    test('two people order as a group on the smallest phones, by keyboard alone', async ({
      page,
      anotherPerson,
      watch,
    }) => {
      watch.expectTrouble(/403 .*\/fulfillments\//);
      const ana = await newPerson({ firstName: 'Ana', cards: ['visa'] });
      const bens = await anotherPerson();
      let link = '';

      await test.step('Ana starts the group and reads the link', async () => {
        await page.goto(`${urls().shell}${LUCKNOW.path}/menu?lang=${locale}`);
        await signInByKeyboard(page, say, ana);
        await enter(page, page.getByRole('button', { name: say('mfe-group-order:start.button') }).first());
        const starting = page.getByRole('dialog', { name: say('mfe-group-order:start.title') });
        await expectFits(page, 'the start of a group');
        await enter(
          page,
          starting.getByRole('button', { name: say('mfe-group-order:start.confirm') }).last(),
        );
        const share = page.getByRole('dialog', { name: say('mfe-group-order:share.title') });
        link = await share.getByRole('textbox').inputValue();
        await expectFits(page, 'the share panel');
        await page.keyboard.press('Escape');
        await expect(share).toBeHidden();
        await expectFits(page, 'an empty room');
      });

      await test.step('Ben joins by his first name', async () => {
        await bens.goto(`${link}?lang=${locale}`);
        const invitation = bens.getByRole('dialog');
        await expectFits(bens, 'the invitation');
        await type(bens, invitation.getByLabel(say('mfe-group-order:join.firstName')), 'Ben');
        await bens.keyboard.press('Enter');
        await expect(invitation).toBeHidden();
      });

      await test.step('both add a dish from the room and come back, and Ben is done', async () => {
        await addDish(page, say, DISHES[locale].dal);
        await addDish(page, say, DISHES[locale].dal);
        await addDish(bens, say, DISHES[locale].lassi);
        await enter(bens, bens.getByRole('button', { name: say('mfe-group-order:done.say') }).last());
        await expect(
          bens.getByRole('button', { name: say('mfe-group-order:done.takeBack') }).last(),
        ).toBeVisible();
        await expectFits(bens, 'a guest who is done');
        await expectFits(page, 'a room with dishes');
      });

      await test.step('Ana tips, checks out with her card, and follows the order', async () => {
        await enter(
          page,
          page.getByRole('button', { name: say('mfe-group-order:settings.heading'), expanded: false }),
        );
        await enter(
          page,
          page.getByRole('button', { name: new RegExp(`^${say('mfe-group-order:settings.tip').source}`) }),
        );
        const tip = page.getByRole('dialog', { name: say('mfe-group-order:settings.tip') });
        await chooseRadio(page, tip.getByRole('radio').nth(1));
        await expectFits(page, 'the tip');
        await enter(page, tip.getByRole('button', { name: say('mfe-group-order:settings.save') }));
        await expect(tip).toBeHidden();
        await enter(page, page.getByRole('button', { name: say('mfe-group-order:checkout.open') }).last());
        const checkout = page.getByRole('dialog', { name: say('mfe-group-order:checkout.title') });
        await chooseRadio(page, checkout.getByRole('radio', { name: /4242/ }));
        await expectFits(page, 'the checkout of a group');
        await enter(page, checkout.getByRole('button', { name: say('mfe-group-order:checkout.pay') }).last());
        await expect(page).toHaveURL(new RegExp(`${LUCKNOW.path}/status/`));
        await expectFits(page, 'the order of a group');
        await expect(bens.getByText(say('mfe-group-order:followOrder')).last()).toBeVisible();
        await expectFits(bens, 'a guest whose host has ordered');
      });
    });
  });
}

/** Opens the menu from the room, adds a dish, and returns by the bar of the group. */
async function addDish(page: Page, say: Words, dish: RegExp): Promise<void> {
  const toMenu = say('mfe-group-order:people.add');
  await enter(page, page.getByRole('link', { name: toMenu }).first());
  await enter(page, page.getByRole('link', { name: dish }).first());
  const dialog = page.getByRole('dialog');
  await enter(page, dialog.getByRole('button', { name: say('mfe-menu-cart#item:add') }).last());
  await expect(dialog).toBeHidden();
  await enter(page, page.getByRole('link', { name: say('mfe-group-order:room.ready') }).last());
  await expect(page.getByRole('link', { name: toMenu }).first()).toBeVisible();
}

/** Expects no violation of accessibility and nothing beyond the right edge of the screen. */
async function expectFits(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what);
  await expect.poll(() => tooWide(page), { message: `too wide: ${what}` }).toEqual([]);
}
