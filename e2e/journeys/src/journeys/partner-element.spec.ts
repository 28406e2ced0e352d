import { expect, expectAccessible, test } from '../fixtures';
import { newPerson } from '../sandbox-controls';
import { orderByCalls, tokenOf } from '../steps/order-by-calls';
import { heard, openElements } from '../steps/partner-element';

const merchant = 'lucknow-lunch-home';

test('probe', async ({ page }) => {
  const { email } = await newPerson({ firstName: 'Ana' });
  const order = await orderByCalls(email);
  page.on('console', (m) => console.log('C', m.type(), m.text()));
  page.on('pageerror', (m) => console.log('E', m.message));
  await openElements(page, [{ order, merchant, 'data-email': email, locale: 'en' }]);
  await expect(heard(page, 'first ready')).toHaveCount(1, { timeout: 8000 }).catch((e) => console.log(String(e).slice(0,300)));
  console.log(await page.locator('#said').innerText());
  await page.screenshot({ path: '/tmp/P-shot-1.png', fullPage: true });
  await expectAccessible(page, 'the element');
});
