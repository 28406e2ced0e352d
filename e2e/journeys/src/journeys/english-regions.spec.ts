import { expect, test } from '../fixtures';
import { takenOver } from '../steps/rendered-page';
import { urls } from '../urls';

/** The menu of a restaurant that opens and closes every day. */
const MENU = '/m/levain-and-rye/menu';

for (const [locale, time] of [
  ['en-US', /\b\d{1,2}:\d\d\s[AP]M\b/],
  ['en-CA', /\b\d{1,2}:\d\d\s[ap]\.m\./],
  ['en-GB', /\b\d\d:\d\d\b(?!\s[AaPp])/],
] as const)
  test.describe(locale, () => {
    test.use({ locale });

    test('the times of a menu are written as its reader writes them, on the server and in the browser', async ({
      page,
      request,
    }) => {
      const html = await (
        await request.get(urls().shell + MENU, { headers: { 'accept-language': locale } })
      ).text();
      await page.goto(urls().shell + MENU);
      await takenOver(page);
      await page.getByRole('button', { name: 'Hours, address, phone' }).click();
      await expect(page.getByRole('definition').first()).toHaveText(time);
      expect(html).toContain(`"english":"${locale.slice(3)}"`);
    });
  });
