import { expect, test } from '../fixtures';
import { addPlainItem, LUCKNOW, openItem, openMenu } from '../steps/menu';
import { inArabicLetters, PSEUDO_ARABIC } from '../steps/pseudo-arabic';
import { takenOver } from '../steps/rendered-page';
import { tooWide } from '../steps/too-wide';
import { urls } from '../urls';

const PAGES = [
  '/',
  '/?address=12+Mercer+Street&lat=43.6455&lon=-79.3901&when=open&r=2000',
  `${LUCKNOW.path}/menu`,
  `${LUCKNOW.path}/order`,
  `${LUCKNOW.path}/place/order`,
  '/order/team/join',
  '/nowhere',
];

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const ARABIC = /\p{Script=Arabic}/u;

test('[CFG-02] a folder adds a language, from right to left, in the browser and in the server’s HTML', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/404/);
  await openMenu(page);
  await takenOver(page);
  await addPlainItem(page, 'Dal makhani');
  await page.getByRole('contentinfo').getByText(PSEUDO_ARABIC.name).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  for (const path of PAGES) {
    await test.step(path, async () => {
      const response = await page.goto(urls().shell + path);
      await takenOver(page);
      const html = (await response?.text()) ?? '';
      expect(html).toContain('<html lang="ar" dir="rtl"');
      expect(/<title>(.*)<\/title>/.exec(html)?.[1], 'the title in the HTML').toMatch(ARABIC);
      if (html.includes('<footer')) expect(/<footer.*<\/footer>/s.exec(html)?.[0]).toMatch(ARABIC);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.getByRole('contentinfo').getByRole('link').last()).toHaveText(ARABIC);
      const home = page.getByRole('banner').getByRole('link').first();
      expect((await home.boundingBox())?.x, 'the logo is at the right').toBeGreaterThan(200);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expect.poll(() => tooWide(page), { message: `too wide at ${width} px` }).toEqual([]);
      }
    });
  }

  await test.step('the dialog of a dish', async () => {
    await page.goto(`${urls().shell}${LUCKNOW.path}/menu`);
    await takenOver(page);
    await openItem(page, 'Build-your-own thali');
    const dialog = page.getByRole('dialog');
    const close = dialog.getByRole('button', { name: inArabicLetters('Close') });
    const radio = dialog.getByRole('radio').first();
    await expect(radio).toBeVisible();
    expect((await close.boundingBox())?.x, 'the close button is at the left').toBeLessThan(100);
    expect((await radio.boundingBox())?.x, 'choices begin at the right').toBeGreaterThan(200);
    expect(await tooWide(page)).toEqual([]);
    await close.click();
  });

  await test.step('back to English', async () => {
    await page.getByRole('contentinfo').getByText('English', { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).not.toHaveAttribute('dir');
  });
});
