import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { newPerson } from '../sandbox-controls';
import { merchantCards } from '../steps/first-screenful';
import { addPlainItem, LUCKNOW, openMenu } from '../steps/menu';
import { orderLunch } from '../steps/order-lunch';
import { cutOff } from '../steps/cut-off';
import { withSpacedText } from '../steps/space-text';
import { signIn } from '../steps/sign-in';
import { tooWide } from '../steps/too-wide';
import { urls } from '../urls';

/** The smallest phone, a phone, the first tablet, the last tablet, a desktop and a wide one. */
const WIDTHS = [320, 375, 768, 1024, 1440, 1920];

const PAGES = [
  '/',
  '/?address=12+Mercer+Street&lat=43.6455&lon=-79.3901&when=open&r=2000',
  '/catalogs/northlight-lunch',
  '/workspaces/northlight',
  `${LUCKNOW.path}/menu`,
  `${LUCKNOW.path}/order`,
  `${LUCKNOW.path}/place/order`,
  '/order/team/join',
  '/nowhere',
];

test('[CFG-03] every page fits every width, from the smallest phone to the desktop', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/404/);
  await openMenu(page);
  await addPlainItem(page, 'Dal makhani');
  for (const path of PAGES) {
    await test.step(path, async () => {
      await page.goto(urls().shell + path);
      await expectEveryWidth(page, path);
    });
  }
});

test('[CFG-03] the page of a group fits every width', async ({ page }) => {
  const ana = await newPerson({ firstName: 'Ana' });
  await openMenu(page);
  await signIn(page, ana);
  await page.getByRole('button', { name: 'Start a group order' }).first().click();
  const start = page.getByRole('dialog').getByRole('button', { name: /^Start/ });
  await start.click();
  const share = page.getByRole('dialog', { name: 'Invite your group' });
  await expect(share).toBeVisible();
  await expectEveryWidth(page, 'the share panel');
  await page.keyboard.press('Escape');
  await expect(share).toBeHidden();
  await expectEveryWidth(page, 'the group');
});

test('[CFG-03] the status of an order fits every width', async ({ page }) => {
  await orderLunch(page, 'widths@example.com');
  await expectEveryWidth(page, 'the status');
});

test('the widest screens show four restaurants in a row, under a header of the same width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto(`${urls().shell}/?address=12+Mercer+Street&lat=43.6455&lon=-79.3901`);
  await expect(merchantCards(page).nth(3)).toBeVisible();
  const boxes = await Promise.all([0, 1, 2, 3].map((index) => merchantCards(page).nth(index).boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  const logo = await page.getByRole('banner').getByRole('link').first().boundingBox();
  expect(boxes[0]?.x).toBe(logo?.x);
});

for (const { language, path, dish, note } of [
  { language: 'English', path: '', dish: 'Build-your-own thali', note: 'Today’s price' },
  { language: 'Chinese', path: '?lang=zh', dish: '自選塔利', note: '今日優惠' },
])
  test(`[CFG-03] a line with a saving leaves the dish’s name most of a phone’s width, in ${language}`, async ({
    page,
  }) => {
    await openMenu(page);
    await addPlainItem(page, 'Build-your-own thali');
    for (const part of ['order', 'place/order']) {
      await page.goto(`${urls().shell}${LUCKNOW.path}/${part}${path}`);
      const line = page.getByRole('listitem').filter({ hasText: dish }).filter({ hasText: note });
      await expect(line).toBeVisible();
      for (const width of [360, 390, 430]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await shareOfName(line, dish), `${part} at ${width} px`).toBeGreaterThan(0.55);
      }
    }
  });

/** Returns which part of a line's width its name has. */
async function shareOfName(line: Locator, name: string): Promise<number> {
  const text = await line.getByText(name).first().locator('..').boundingBox();
  const whole = await line.boundingBox();
  return (text?.width ?? 0) / (whole?.width ?? 1);
}

async function expectEveryWidth(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => tooWide(page), { message: `too wide of ${what} at ${width} px` }).toEqual([]);
  }
  await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: 800 });
  await expectAccessible(page, `${what} on the smallest phone`);
  await withSpacedText(page, async () => {
    await expect.poll(() => tooWide(page), { message: `too wide with spaced text: ${what}` }).toEqual([]);
    await expect.poll(() => cutOff(page), { message: `cut off with spaced text: ${what}` }).toEqual([]);
  });
}
