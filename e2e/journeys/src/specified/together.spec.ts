import { expect, expectAccessible, test } from '../fixtures';
import { codeFromMailbox, newPerson } from '../sandbox-controls';
import { chooseDish, joinAsGuest, joinSignedIn, openCheckout, startGroup } from '../steps/group';
import { LUCKNOW } from '../steps/menu';
import { signIn } from '../steps/sign-in';
import { urls } from '../urls';

test('a host pays for a group in which a person and a guest without an account choose', async ({
  page,
  anotherPerson,
  watch,
}) => {
  // Who opens the link is not in the group yet.
  watch.expectTrouble(/403 .*\/fulfillments\//);
  const ana = await newPerson({ firstName: 'Ana', cards: ['visa'] });
  const ben = await newPerson({ firstName: 'Ben' });
  const link = await startGroup(page, ana);
  const room = page.url();
  const [bens, cys] = [await anotherPerson(), await anotherPerson()];

  await test.step('both join by the link', async () => {
    await joinSignedIn(bens, link, ben);
    await joinAsGuest(cys, link, 'Cy');
    await expect(cys.getByRole('button', { name: 'Email me before it closes' })).toHaveCount(0);
    await expectAccessible(cys, "a guest's view");
  });

  await test.step('the host sees who is choosing, and no button of a call that is not there', async () => {
    await chooseDish(page, room, 'Dal makhani');
    await expect(page.getByRole('heading', { name: 'Still choosing' })).toBeVisible();
    for (const door of [/^Nudge/, /^Include/, 'Add someone without a phone'])
      await expect(page.getByRole('button', { name: door })).toHaveCount(0);
    await page.getByRole('button', { name: /^Ben/ }).click();
    const panel = page.getByRole('dialog', { name: /^Ben/ });
    await expect(panel).toBeVisible();
    await expect(panel.getByRole('button', { name: /co-host/ })).toHaveCount(0);
    await expectAccessible(page, 'the panel of a guest');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await page
      .getByRole('button', { name: /^Who pays/ })
      .first()
      .click();
    const split = page.getByRole('dialog', { name: 'Who pays' });
    await expect(split.getByText('You pay for everyone')).toBeVisible();
    await expect(split.getByRole('radio')).toHaveCount(0);
    await expectAccessible(page, 'who pays');
    await page.keyboard.press('Escape');
    await expect(split).toBeHidden();
  });

  await test.step('the guests choose and say that they are done', async () => {
    await chooseDish(bens, room, 'Mango lassi');
    await chooseDish(cys, room, 'Mango lassi');
    for (const guest of [bens, cys]) {
      await guest
        .getByRole('button', { name: /I’m done/ })
        .first()
        .click();
      await expect(guest.getByRole('button', { name: 'I’m not done yet' }).first()).toBeVisible();
    }
    await page.reload();
    await expect(page.getByText(/3 done/).first()).toBeVisible();
    await expectAccessible(page, "the host's view");
  });

  await test.step('the host pays for everybody, and all follow the order', async () => {
    const paying = await openCheckout(page);
    await paying.getByRole('radio', { name: /4242/ }).check();
    await expect(paying.getByRole('switch')).toHaveCount(0);
    await expectAccessible(page, 'paying for the group');
    await paying.getByRole('button', { name: /Pay|Place/ }).click();
    await expect(page).toHaveURL(new RegExp(`${LUCKNOW.path}/status/`));
    for (const guest of [bens, cys]) {
      await guest.reload();
      await guest.getByRole('main').getByRole('link', { name: 'Track order' }).click();
      await expect(guest).toHaveURL(new RegExp(`${LUCKNOW.path}/status/`));
    }
    for (const person of [page, bens, cys])
      await expect(person.getByText('Mango lassi').first()).toBeVisible();
    await expectAccessible(cys, "a guest's view of the order");
  });
});

test('a person joins a team by work email; nobody is offered a new team or location', async ({ page }) => {
  const nora = await newPerson({ firstName: 'Nora' });
  await page.goto(`${urls().shell}/order/team/join`);
  await signIn(page, nora);
  await page.getByRole('searchbox').fill('Northlight');
  const team = page.getByRole('button', { name: 'Join Northlight Studios' });
  await expect(team).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create a team' })).toHaveCount(0);
  await expectAccessible(page, 'the search for a team');
  await team.click();
  await page.getByLabel(/Work e-?mail/i).fill(nora.email);
  await page.getByRole('button', { name: /Send.*code/i }).click();
  const code = page.getByLabel('Six-digit code').or(page.getByLabel('Six digits'));
  await expect(code).toBeVisible();
  await code.fill(await codeFromMailbox(nora.email));
  await page.getByRole('button', { name: /Verify|Confirm|Continue/ }).click();
  await page.getByRole('radio').first().check();
  await expect(page.getByRole('button', { name: /Add a location/i })).toHaveCount(0);
  await expectAccessible(page, 'location and floor');
  await page.getByRole('button', { name: /^Join/ }).click();
  await expect(page.getByText('Welcome to Northlight Studios')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /Leave/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /members/i })).toHaveCount(0);
  await expectAccessible(page, "the member's page");
});
