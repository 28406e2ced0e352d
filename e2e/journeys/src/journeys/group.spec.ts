import { expect, expectAccessible, test } from '../fixtures';
import { newPerson } from '../sandbox-controls';
import { chooseDish, chooseWhoPays, startGroup, startGroupAndShare } from '../steps/group';
import { LUCKNOW, openMenu } from '../steps/menu';
import { overlapping } from '../steps/overlapping';
import { signIn } from '../steps/sign-in';

test('[GRP-05] [GRP-06] [GRP-11] [GRP-14] [GRP-17] [RTE-03] two people order as a group; a third comes too late', async ({
  page,
  anotherPerson,
  watch,
}) => {
  watch.expectTrouble(/403 .*\/fulfillments\//);
  const ana = await newPerson({ firstName: 'Ana', cards: ['visa'] });
  const ben = await newPerson({ firstName: 'Ben' });
  let link = '';

  await test.step('Ana starts the group in two actions and sees the share link at once', async () => {
    const started = await startGroupAndShare(page, ana);
    await expect(page).toHaveURL(/\/order\/fulfillments\/[^/]+\/edit/);
    await expectAccessible(page, 'the share panel');
    link = started.link;
    await page.keyboard.press('Escape');
    await expect(started.share).toBeHidden();
  });
  const groupPage = page.url();

  const bens = await anotherPerson();
  await test.step('Ben joins by the link in another browser', async () => {
    await openMenu(bens);
    await signIn(bens, ben);
    await bens.goto(link);
    const invitation = bens.getByRole('dialog');
    await expect(invitation).toContainText('Ana');
    await expectAccessible(bens, 'the invitation');
    await invitation.getByRole('button', { name: /^Join/ }).click();
    await expect(invitation).toBeHidden();
    await expectAccessible(bens, "a guest's view");
  });

  await test.step('both add items and get ready', async () => {
    await chooseDish(page, groupPage, 'Dal makhani');
    await chooseDish(bens, groupPage, 'Mango lassi');
    await bens.getByRole('button', { name: /done/i }).first().click();
    await expect(page.getByText('Mango lassi').first()).toBeVisible();
    await expect(page.getByText(/2 done/).first()).toBeVisible();
    await expectAccessible(page, "the host's view");
  });

  await test.step('Ana asks everybody to pay for themselves', async () => {
    await chooseWhoPays(page, /^Everyone pays their own/);
  });

  await test.step('Ana pays; both see the same order', async () => {
    await page
      .getByRole('button', { name: /check out/i })
      .first()
      .click();
    const paying = page.getByRole('dialog');
    await paying.getByRole('radio', { name: /4242/ }).check();
    await paying.getByRole('switch', { name: /^Pay .* for Ben/ }).check();
    await expectAccessible(page, 'paying for the group');
    await paying.getByRole('button', { name: /Pay|Place/ }).click();
    await expect(page).toHaveURL(new RegExp(`${LUCKNOW.path}/status/`));
    await bens.getByRole('main').getByRole('link', { name: 'Track order' }).click();
    await expect(bens).toHaveURL(new RegExp(`${LUCKNOW.path}/status/`));
    for (const person of [page, bens]) {
      await expect(person.getByText('Dal makhani').first()).toBeVisible();
      await expect(person.getByText('Mango lassi').first()).toBeVisible();
    }
  });

  await test.step('the bill stays: Ben owes Ana his part until she marks it as paid back', async () => {
    await expect(bens.getByText(/^You owe Ana \$/)).toBeVisible();
    await bens.getByRole('link', { name: 'See who had what' }).click();
    await expect(bens.getByRole('heading', { name: 'Your part' })).toBeVisible();
    await expect(bens.getByText('Mango lassi')).toBeVisible();
    await expect(bens.getByText('Dal makhani')).toBeHidden();
    await expectAccessible(bens, "a guest's part of the bill");
    await page.getByRole('link', { name: 'See who had what' }).click();
    const paidBack = page.getByRole('switch', { name: /^Ben/ });
    await paidBack.check();
    await expect(page.getByText(/is paid back\.$/)).toBeVisible();
    await expectAccessible(page, "the host's bill");
    await bens.reload();
    await expect(bens.getByText(/^Ana marked your .* as paid back\.$/)).toBeVisible();
  });

  await test.step('a third person is refused politely', async () => {
    const late = await anotherPerson();
    await late.goto(link);
    await expect(late.getByRole('dialog', { name: /has been placed/ })).toBeVisible();
    await expect(late.getByRole('button', { name: /^Join/ })).toBeHidden();
    await expectAccessible(late, 'too late');
  });
});

test('no part of the panel of the deadline covers another, on any day', async ({ page }) => {
  await startGroup(page, await newPerson({ firstName: 'Ana', cards: ['visa'] }));
  await page.getByRole('button', { name: /^Deadline/ }).click();
  const panel = page.getByRole('dialog', { name: 'Deadline' });
  await panel.getByRole('switch', { name: 'Order automatically at the deadline' }).check();
  await expect(panel.getByRole('textbox')).toBeVisible();
  const days = panel.getByRole('group', { name: /^Deadline: / }).getByRole('button');
  for (const day of [days.first(), days.nth(1)]) {
    await day.click();
    expect(await overlapping(panel)).toEqual([]);
  }
  await expectAccessible(page, 'the panel of the deadline');
});
