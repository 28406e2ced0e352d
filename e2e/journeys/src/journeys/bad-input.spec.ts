import { expect, expectAccessible, test } from '../fixtures';
import { addPlainItem, LUCKNOW, openMenu } from '../steps/menu';
import { urls } from '../urls';

const WRONG = {
  'an unknown route': '/no/such/page',
  'an unknown merchant': '/m/no-such-merchant/menu',
  'a malformed merchant': '/m/%00%F0/menu',
  'an unknown order': `${LUCKNOW.path}/status/no-such-order?orderIdentifierType=GUEST_TOKEN`,
  'a wrong identifier type': `${LUCKNOW.path}/status/x?orderIdentifierType=<script>`,
  'an unknown group': '/order/fulfillments/no-such-group/edit',
  'an expired invitation': '/order/fulfillments/no-such-group/edit?invite_id=gone',
  'an unknown short link': '/g/no-such-link',
  'an empty cart at checkout': '/m/fournil-et-fils/place/order',
  'an unknown catalog': '/catalogs/none',
} as const;

for (const [what, path] of Object.entries(WRONG)) {
  test(`[RTE-13] ${what} gets a clear message and a next step, in both languages`, async ({
    page,
    watch,
  }) => {
    watch.expectTrouble(/Failed to load resource.*(400|401|403|404)/);
    for (const language of ['en', 'zh']) {
      const url = new URL(urls().shell + path);
      await page.goto(`${url.href}${url.search ? '&' : '?'}lang=${language}`);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('link').or(page.getByRole('main').getByRole('button')).first(),
      ).toBeVisible();
      await expectAccessible(page, `${what} (${language})`);
    }
  });
}

test('[CRT-09] a tip outside 0 to 200 is refused with a sentence and stays in the field', async ({
  page,
}) => {
  await openMenu(page);
  await addPlainItem(page, 'Dal makhani');
  await page.goto(`${urls().shell}${LUCKNOW.path}/place/order`);
  await page.getByRole('radio', { name: /^Other/ }).check();
  const amount = page.getByLabel('Tip amount');
  await amount.fill('201');
  await page.getByRole('button', { name: 'Save tip' }).click();
  await expect(page.getByText(/Enter a tip from/)).toBeVisible();
  await expect(amount).toHaveValue('201');
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
});

test('[MER-03] a closed merchant says why and when it opens', async ({ page }) => {
  await page.goto(`${urls().shell}/m/shutters-down/menu`);
  await expect(page.getByText(/is closed now/).first()).toBeVisible();
  await expectAccessible(page, 'a closed merchant');
});
