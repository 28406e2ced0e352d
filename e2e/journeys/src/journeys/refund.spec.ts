import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { advanceOrderTo, completeRefunds, failDelivery, newPerson } from '../sandbox-controls';
import { LUCKNOW, openMenu } from '../steps/menu';
import { orderByCalls, orderDeliveryByCalls, rejectByCalls } from '../steps/order-by-calls';
import { signIn } from '../steps/sign-in';

type Sentences = {
  readonly lang: 'en' | 'zh';
  readonly title: string;
  readonly receipt: string;
  readonly coming: RegExp;
  readonly arrived: RegExp;
};
const english: Sentences = {
  lang: 'en',
  title: 'Not accepted',
  receipt: 'Receipt',
  coming: /(\$\d+\.\d\d) goes back to Visa ending 4242 in 5 to 10 days\./,
  arrived: /(\$\d+\.\d\d) went back to Visa ending 4242 on .+\./,
};
const chinese: Sentences = {
  lang: 'zh',
  title: '未獲接單',
  receipt: '收據',
  coming: /(\$\d+\.\d\d) 會在 5 至 10 日內退回 Visa 尾號 4242。/,
  arrived: /(\$\d+\.\d\d) 已在.+退回 Visa 尾號 4242。/,
};

for (const { lang, title, receipt: name, coming, arrived } of [english, chinese]) {
  test(`[ORD-11] a rejected order says what goes back to which card, and when it is there (${lang})`, async ({
    page,
  }) => {
    const { email, orderId } = await openOrder(page, lang);
    await expectEvenLines(page.getByRole('heading', { level: 1 }));
    const receipt = page.getByRole('group', { name });
    const total = await receipt.locator('dd').last().innerText();
    await rejectByCalls(email, orderId);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(coming)).toHaveCount(2);
    expect(coming.exec(await receipt.innerText())?.[1]).toBe(total);
    await expectAccessible(page, `a rejected order (${lang})`);

    await completeRefunds(orderId);
    await page.reload();
    await expect(page.getByText(arrived)).toHaveCount(2);
    expect(arrived.exec(await receipt.innerText())?.[1]).toBe(total);
    await expect(page.getByText(coming)).toHaveCount(0);
  });
}

test('[ORD-06] a cancelled order says what goes back as soon as it is cancelled', async ({ page }) => {
  await openOrder(page, 'en');
  await page.getByRole('button', { name: /^Cancel and get \$\d+\.\d\d back$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cancelled' })).toBeVisible();
  await expect(page.getByText(english.coming)).toHaveCount(2);
  await page.getByRole('button', { name: 'When do I get my money back?' }).click();
  const help = page.getByRole('dialog', { name: 'When do I get my money back?' });
  await expect(help.getByText(english.coming)).toBeVisible();
  await expectAccessible(page, 'help with a refund');
});

test('[ORD-02] a delivery that nobody can bring says so, and what goes back', async ({ page }) => {
  const person = await newPerson();
  const orderId = await orderDeliveryByCalls(person.email);
  await openMenu(page);
  await signIn(page, person);
  await advanceOrderTo(orderId, 'COURIER_PICKED_UP');
  await page.goto(new URL(statusPath(orderId, 'en'), page.url()).href);
  await expect(page.getByRole('heading', { name: /^Ho-yin brings/ })).toBeVisible();
  await failDelivery(orderId);
  await expect(page.getByRole('heading', { level: 1, name: 'Couldn’t be delivered' })).toBeVisible();
  await expect(page.getByText(english.coming)).toHaveCount(2);
  await expect(page.getByRole('heading', { name: /^Ho-yin brings/ })).toBeHidden();
  await expectAccessible(page, 'a delivery that failed');
});

/** The promised time in a heading is an element of its own, whose lines must not be further apart. */
async function expectEvenLines(heading: Locator): Promise<void> {
  const lineHeight = await heading.evaluate((element) => getComputedStyle(element).lineHeight);
  await expect(heading.locator('[aria-hidden]')).toHaveCSS('line-height', lineHeight);
}

const statusPath = (orderId: string, lang: string) =>
  `${LUCKNOW.path}/status/${orderId}?orderIdentifierType=ID&lang=${lang}`;

/** Opens the page of an order that the restaurant has not answered yet. */
async function openOrder(page: Page, lang: 'en' | 'zh') {
  const person = await newPerson();
  const orderId = await orderByCalls(person.email);
  await openMenu(page);
  await signIn(page, person);
  await page.goto(new URL(statusPath(orderId, lang), page.url()).href);
  await expect(page.getByRole('group', { name: lang === 'en' ? 'Receipt' : '收據' })).toBeVisible();
  return { email: person.email, orderId };
}
