import { expect, expectAccessible, test } from '../fixtures';
import { completeOrder, lettersTo, newPerson } from '../sandbox-controls';
import { LUCKNOW, openMenu } from '../steps/menu';
import { orderByCalls } from '../steps/order-by-calls';
import { orderLunch } from '../steps/order-lunch';
import { signIn } from '../steps/sign-in';
import { orderIdIn } from '../steps/status';
import { tooWide } from '../steps/too-wide';

test('[ORD-10] a person emails themselves the receipt of a lunch, in the language of the page', async ({
  page,
}) => {
  const person = await newPerson();
  const orderId = await orderByCalls(person.email);
  await openMenu(page);
  await signIn(page, person);
  const path = `${LUCKNOW.path}/status/${orderId}?orderIdentifierType=ID`;
  await page.goto(new URL(path, page.url()).href);
  await expect(page.getByRole('group', { name: 'Receipt' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Email me the receipt' })).toBeHidden();
  await completeOrder(orderId);
  const before = (await lettersTo(person.email)).length;
  await page.getByRole('button', { name: 'Email me the receipt' }).dblclick();
  await expect(page.getByText(`We’ve sent it to ${person.email}.`)).toBeVisible();
  await expectAccessible(page, 'a receipt that was sent');
  const letters = await lettersTo(person.email);
  expect(letters).toHaveLength(before + 1);
  const total = await page.getByRole('group', { name: 'Receipt' }).locator('dd').last().innerText();
  for (const text of [letters[0]?.body, letters[0]?.html])
    for (const part of [orderId, '2 × Lemon rice box', 'HST', 'Visa ending 4242', total])
      expect(text).toContain(part);

  await test.step('the HTML of the mail can be read by everybody', async () => {
    await page.goto('about:blank');
    await page.setContent(letters[0]?.html ?? '');
    await expect(page.getByRole('link', { name: 'Open your order' })).toBeVisible();
    await expectAccessible(page, 'the mail');
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await tooWide(page)).toEqual([]);
    const row = await page.getByRole('rowheader', { name: 'Order number' }).boundingBox();
    expect(row?.height, 'three lines at most').toBeLessThan(90);
  });
});

test('[ORD-10] a guest gets the receipt at the address that they gave, in Chinese', async ({ page }) => {
  const email = `gus.${crypto.randomUUID().slice(0, 8)}@guest.example`;
  await orderLunch(page, email);
  const url = new URL(page.url());
  url.searchParams.set('lang', 'zh');
  await page.goto(url.href);
  const orderId = await orderOf(email);
  await completeOrder(orderId);
  await page.getByRole('button', { name: '將收據電郵給我' }).click();
  await expect(page.getByText(`已傳送到 ${email}。`)).toBeVisible();
  const [letter] = await lettersTo(email);
  for (const part of ['訂單編號', '總計', orderIdIn(page.url())]) expect(letter?.body).toContain(part);
});

/** Returns the id of an order, which its receipt names. */
async function orderOf(email: string): Promise<string> {
  const [letter] = await lettersTo(email);
  const id = /Order number: (\S+)/.exec(letter?.body ?? '')?.[1];
  if (!id) throw new Error(`the mailbox of ${email} names no order`);
  return id;
}
