import { expect, expectAccessible, test } from '../fixtures';
import { newPerson } from '../sandbox-controls';
import { fillCard } from '../steps/checkout';
import {
  chooseDish,
  chooseWhoPays,
  joinAsGuest,
  joinSignedIn,
  openCheckout,
  openPayment,
  openSetting,
  startGroup,
} from '../steps/group';
import { LUCKNOW } from '../steps/menu';

const DECLINED = '4000 0000 0000 0002';
const ACCEPTED = '4242 4242 4242 4242';

test('[GRP-15] guests pay their own parts by card, one card fails, and the host covers a difference', async ({
  page,
  anotherPerson,
  watch,
}) => {
  watch.expectTrouble(/402 .*\/guests\/payment|403 .*\/fulfillments\//);
  const ana = await newPerson({ firstName: 'Ana', cards: ['visa'] });
  const ben = await newPerson({ firstName: 'Ben', cards: ['visa'] });
  let link = '';

  await test.step('Ana starts a group in which everybody pays separately', async () => {
    link = await startGroup(page, ana);
    await chooseWhoPays(page, /^Everyone pays their own/);
  });
  const room = page.url();

  const [bens, kays] = [await anotherPerson(), await anotherPerson()];
  await test.step('Ben joins with his account, Kay without one', async () => {
    await joinSignedIn(bens, link, ben);
    await joinAsGuest(kays, link, 'Kay');
    await chooseDish(page, room, 'Dal makhani');
    for (const guest of [bens, kays]) await chooseDish(guest, room, 'Mango lassi');
  });

  await test.step('Ben pays with his stored card at “I’m done”', async () => {
    const paying = await openPayment(bens, /I’m done · pay.*\$/);
    await expect(paying.getByRole('radio', { name: /4242/ })).toBeChecked();
    await expectAccessible(bens, 'paying a part with a stored card');
    await paying.getByRole('button', { name: /I’m done · pay/ }).click();
    await expect(paying).toBeHidden();
    await expect(bens.getByText(/Payment held/)).toBeVisible();
    await expect(page.getByText(/Payment held/)).toBeVisible();
  });

  await test.step('Kay’s first card is declined, and another one pays', async () => {
    const paying = await openPayment(kays, /I’m done · pay.*\$/);
    await fillCard(kays, DECLINED);
    await paying.getByRole('button', { name: /^(I’m done · pay|Pay my part)/ }).click();
    await expect(paying.getByRole('alert')).toContainText(/declined/);
    await expectAccessible(kays, 'a declined card');
    await fillCard(kays, ACCEPTED);
    await paying.getByRole('button', { name: /^(I’m done · pay|Pay my part)/ }).click();
    await expect(paying).toBeHidden();
    // Playwright refuses a press on what something else covers, such as the toast that is still shown.
    const update = kays.getByRole('region').getByRole('link', { name: 'Update my order' });
    await update.click({ trial: true, timeout: 3000 });
    await expect(kays.getByText(/Payment held/)).toBeVisible();
  });

  await test.step('Ana tips: both parts became more; Ben agrees, and Ana covers Kay’s difference', async () => {
    await openSetting(page, /^Tip/);
    const panel = page.getByRole('dialog');
    await panel.getByRole('radio', { name: /20/ }).check();
    await panel.getByRole('button', { name: /^Save/ }).click();
    await expect(panel).toBeHidden();
    await expect(bens.getByText(/^Your part was .* It’s .* now/)).toBeVisible();
    await expectAccessible(bens, 'a part that became more');
    const paying = await openPayment(bens, /Pay my part/);
    await paying.getByRole('button', { name: /Pay my part/ }).click();
    await expect(paying).toBeHidden();
    await expect(bens.getByText(/^Your part was/)).toBeHidden();
    // Ana agrees to the bill that she sees, so her room must know of Ben's payment first.
    await expect(page.getByText(/Payment held/)).toBeVisible();
    const checkout = await openCheckout(page);
    await expect(checkout.getByRole('button', { name: /^Pay.*\$\d/ }).last()).toBeDisabled();
    await expect(checkout.getByText(/^Kay paid \$.*their part rose to \$/)).toBeVisible();
    await expect(checkout.getByText(/Ben.*(hasn’t paid|part rose)/)).toBeHidden();
    await checkout.getByRole('switch', { name: /^Pay .* for Kay/ }).check();
    await expectAccessible(page, 'the host’s choice for a missing payment');
    await checkout.getByRole('button', { name: /^Pay/ }).last().click();
    await expect(page).toHaveURL(new RegExp(`${LUCKNOW.path}/status/`));
  });

  await test.step('the bill: Ben owes nothing, Kay owes the difference', async () => {
    await bens.goto(room);
    await expect(bens.getByText(/^You paid .* with Visa ending 4242\. You owe nothing\.$/)).toBeVisible();
    await kays.goto(room);
    await expect(kays.getByText(/^You owe Ana/)).toBeVisible();
    await page.goto(room);
    await expect(page.getByText('Paid by guests’ cards')).toBeVisible();
    await expect(page.getByRole('switch', { name: /^Kay/ })).toBeVisible();
    await expect(page.getByRole('switch', { name: /^Ben/ })).toBeHidden();
    await expectAccessible(page, 'the bill of cards');
  });
});
