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
  startGroup,
} from '../steps/group';
import { LUCKNOW } from '../steps/menu';
import { asGuest, signIn, signOut } from '../steps/sign-in';
import { urls } from '../urls';

test('[GRP-15] a host pays up to an amount: who is above it pays the rest or leaves, who is below it nothing', async ({
  page,
  anotherPerson,
  watch,
}) => {
  watch.expectTrouble(/40[13] .*\/fulfillments\//);
  const ana = await newPerson({ firstName: 'Ana', cards: ['visa'] });
  const ben = await newPerson({ firstName: 'Ben', cards: ['visa'] });
  const link = await startGroup(page, ana);
  const room = page.url();
  const [bens, kays, toms] = [await anotherPerson(), await anotherPerson(), await anotherPerson()];

  await test.step('Ana pays up to 10 for each of three guests', async () => {
    await chooseWhoPays(page, /^I pay up to an amount each/, '10');
    await joinSignedIn(bens, link, ben);
    await joinAsGuest(kays, link, 'Kay');
    await joinAsGuest(toms, link, 'Tom');
    await chooseDish(page, room, 'Dal makhani');
    for (const above of [bens, kays]) await chooseDish(above, room, 'Dal makhani');
    await chooseDish(toms, room, 'Mango lassi');
  });

  await test.step('Tom is below the amount: he is done without a card', async () => {
    await expect(toms.getByText(/^\$\d\.\d\d of \$10\.00 used$/).first()).toBeVisible();
    await toms
      .getByRole('button', { name: /I’m done.*\$0\.00/ })
      .filter({ visible: true })
      .first()
      .click();
    await expect(toms.getByText('You’re done. The host can see it.').first()).toBeAttached();
    await expectAccessible(toms, 'a part that the host covers');
  });

  await test.step('Ben and Kay are above it: their cards hold only the rest', async () => {
    const paying = await openPayment(bens, /I’m done · pay.*\$/);
    await expect(paying.getByText(/^[-−]\$10\.00$/)).toBeVisible();
    await expectAccessible(bens, 'paying what is above the amount');
    await paying.getByRole('button', { name: /I’m done · pay/ }).click();
    const entering = await openPayment(kays, /I’m done · pay.*\$/);
    await fillCard(kays, '4242 4242 4242 4242');
    await entering.getByRole('button', { name: /^(I’m done · pay|Pay my part)/ }).click();
    for (const guest of [bens, kays]) await expect(guest.getByText(/Payment held/)).toBeVisible();
  });

  await test.step('Ana signs out, and finds the room when she has signed in again', async () => {
    await signOut(page, ana);
    await expect(asGuest(page)).toBeVisible();
    await page.goto(room);
    await expect(page.getByRole('heading', { name: 'Sign in to open this group order' })).toBeVisible();
    await expectAccessible(page, 'a room without a session');
    await page.goto(urls().shell);
    await signIn(page, ana);
    const bar = page.getByRole('link', { name: /Ana\s*’s order/ }).last();
    await expect(bar).toContainText(/4 of 4 done/);
    await bar.click();
    await expect(page).toHaveURL(room);
  });

  await test.step('Ana pays less: Ben agrees to the difference, Tom still owes nothing', async () => {
    await chooseWhoPays(page, /^I pay up to an amount each/, '8');
    await expect(bens.getByText(/^Your part was .* It’s .* now/)).toBeVisible();
    const paying = await openPayment(bens, /Pay my part/);
    await paying.getByRole('button', { name: /Pay my part/ }).click();
    await expect(paying).toBeHidden();
    await expect(toms.getByText(/^\$\d\.\d\d of \$8\.00 used$/).first()).toBeVisible();
    await expect(toms.getByRole('button', { name: /Pay my part/ })).toHaveCount(0);
  });

  await test.step('Ana waits for Kay, then removes her, and covers what Ben’s share of the fees became more', async () => {
    // A bill that changes while the checkout is open asks for consent first.
    await expect(page.getByText(/Payment held/)).toBeVisible();
    const checkout = await openCheckout(page);
    await expect(checkout.getByText(/^Kay paid \$.*their part rose to \$/)).toBeVisible();
    await expect(checkout.getByRole('button', { name: /^Pay.*\$\d/ }).last()).toBeDisabled();
    await checkout.getByRole('button', { name: 'Wait' }).click();
    await expect(checkout).toBeHidden();
    await openCheckout(page);
    await checkout.getByRole('button', { name: 'Remove Kay' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(
      kays.getByRole('dialog', { name: 'The host removed you from this group order' }),
    ).toBeVisible();
    await expectAccessible(kays, 'a guest who was removed');
    await checkout.getByRole('button', { name: /^Accept the new total/ }).click();
    const pay = checkout.getByRole('button', { name: /^Pay.*\$\d/ }).last();
    await expect(pay).toBeDisabled();
    await checkout.getByRole('switch', { name: /^Pay .* for Ben/ }).check();
    await pay.click();
    await expect(page).toHaveURL(new RegExp(`${LUCKNOW.path}/status/`));
  });

  await test.step('the bill: Ben owes only what Ana covered, and Tom nothing', async () => {
    await bens.goto(room);
    await expect(bens.getByRole('term').filter({ hasText: 'You owe Ana' })).toBeVisible();
    await page.goto(room);
    await expect(page.getByText('Paid by guests’ cards')).toBeVisible();
    await expect(page.getByRole('switch', { name: /^Ben/ })).toBeVisible();
    await expect(page.getByRole('switch', { name: /^Tom/ })).toHaveCount(0);
    await expect(page.getByText('Kay')).toHaveCount(0);
    await expectAccessible(page, 'the bill of a host who paid up to an amount');
  });
});
