import type { Page, Request } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { addFault, advanceOrder, clearFaults, newPerson } from '../sandbox-controls';
import { aliveIn, countPageResources, resourcesLeftIn } from '../steps/page-resources';
import { orderByCalls, tokenOf } from '../steps/order-by-calls';
import { heard, openElements } from '../steps/partner-element';
import { urls } from '../urls';

const merchant = 'lucknow-lunch-home';
const SCRIPT = /mfe-order-status\/[^/]+\/element\.[^/]*\.js(?:[?]|$)/;
const MISSING_ORDER = /status of 404/;

test.afterEach(clearFaults);

test('[FED-08] two elements on one page have their own order, language, theme and session', async ({
  page,
}) => {
  const [ana, bo] = [await newPerson({ firstName: 'Ana' }), await newPerson({ firstName: 'Bo' })];
  const [anas, bos] = [await orderByCalls(ana.email), await orderByCalls(bo.email)];
  const boToken = await tokenOf(bo.email);
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (/\/v1\/order\//.test(request.url()) && request.method() === 'GET') asked.push(request);
  });
  await openElements(page, [
    { order: anas, merchant, 'data-email': ana.email, theme: '{"primary":"#0a5a50","background":"#fffbe8"}' },
    { order: bos, merchant, session: boToken, locale: 'zh' },
  ]);
  const [first, second] = [page.locator('#first'), page.locator('#second')];
  await expect(heard(page, 'first ready {}')).toHaveCount(1);
  await expect(heard(page, 'second ready {}')).toHaveCount(1);
  await expect(first.getByRole('heading', { name: 'Your order' })).toBeVisible();
  await expect(second.getByRole('heading', { name: '你的訂單' })).toBeVisible();
  await expect(second).not.toHaveAttribute('session');
  await expect(first.locator('[lang]').first()).toHaveCSS('background-color', 'rgb(255, 251, 232)');
  await expect(second.locator('[lang]').first()).not.toHaveCSS('background-color', 'rgb(255, 251, 232)');

  await advanceOrder(anas);
  await expect(heard(page, `first status-changed {"orderId":"${anas}"`)).not.toHaveCount(0);
  expect(await heard(page, 'second status-changed').count()).toBe(0);

  for (const request of asked) {
    const { authorization = '', 'accept-language': language } = await request.allHeaders();
    const isBos = request.url().includes(bos);
    expect(authorization === `Bearer ${boToken}`).toBe(isBos);
    expect(language).toBe(isBos ? 'zh,en;q=0.9' : 'en;q=0.9');
    expect(request.url()).toContain(isBos ? bos : anas);
  }
  expect(asked.length).toBeGreaterThan(1);

  await page.locator('#language').click();
  await expect(first.getByRole('heading', { name: '你的訂單' })).toBeVisible();
  await expect(page).toHaveTitle('A partner’s page');
  await expectAccessible(page, 'two elements in one language');
});

for (const by of ['script', 'package']) {
  test(`[FED-08] by ${by}: two elements of one order, whole and compact, have two names and the page’s colours`, async ({
    page,
  }) => {
    const { email } = await newPerson();
    const order = await orderByCalls(email);
    const shown = { order, merchant, 'data-email': email };
    await openElements(page, [shown, { ...shown, variant: 'compact' }], { by, colours: 'yes' });
    await expect(
      page.locator('script[integrity^="sha384-"][src*="/embed/mfe-order-status/"]'),
    ).toBeAttached();
    const [first, second] = [page.locator('#first'), page.locator('#second')];
    const name = /^Order \S+, Lucknow Lunch Home$/;
    const region = first.getByRole('region', { name });
    await expect(region).toBeVisible();
    await expect(region).toHaveCSS('display', 'block');
    const whole = (await region.getAttribute('aria-label')) ?? '';
    const compact = second.getByRole('region', { name: `${whole} (2)`, exact: true });
    await expect(compact).toBeVisible();
    for (const element of [first, second]) {
      await expect(element.getByRole('heading', { level: 2 })).toHaveCount(1);
      await expect(element.getByText('Your order is on its way.')).toBeHidden();
    }
    const status = `${urls().shell}/m/${merchant}/status/${order}?orderIdentifierType=ID`;
    await expect(compact.getByRole('link', { name: 'Order details' })).toHaveAttribute('href', status);
    const [{ height: full = 0 }, { height: few = 0 }] = [
      { ...(await first.boundingBox()) },
      { ...(await second.boundingBox()) },
    ];
    expect(few).toBeLessThan(full / 2);
    const scope = second.locator('[lang]').first();
    await expect(scope).toHaveCSS('background-color', 'rgb(255, 251, 232)');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(scope).toHaveCSS('background-color', 'rgb(16, 32, 28)');
    await expectAccessible(page, 'two elements of one order, in the dark');
    await advanceOrder(order);
    await expect(heard(page, 'second status-changed')).not.toHaveCount(0);
  });
}

test('[FED-08] a page whose origin the shop does not know keeps its own content and learns why', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/UnknownOrigin: https:\/\/stranger\.example is not registered here|status of 403/);
  await page.route('**/embed/mfe-order-status.json', async (route) => {
    const headers = { ...route.request().headers(), origin: 'https://stranger.example' };
    await route.fulfill({ response: await route.fetch({ headers }) });
  });
  await openElements(page, [{ order: 'none', merchant, 'order-type': 'GUEST_TOKEN' }]);
  const element = page.locator('#first');
  await expect(heard(page, 'first failed {"reason":"origin"}')).toHaveCount(1);
  await expect(element.getByText('Your order is on its way.')).toBeVisible();
  await expect(element.getByRole('alert')).toHaveText('The order status can’t be shown here');
  await expect(element.getByRole('button')).toHaveCount(0);
  await expectAccessible(page, 'an element on a page that the shop does not know');
});

test('[FED-08] a removed element leaves nothing behind; a moved or restored one works', async ({ page }) => {
  const { email } = await newPerson();
  const order = await orderByCalls(email);
  await countPageResources(page);
  await openElements(page, []);
  // The browser's driver adds listeners, too, from the first gesture on.
  await press(page, 'remove');
  const empty = await resourcesLeftIn(page);
  await openElements(page, [{ order, merchant, 'data-email': email }]);
  const shown = page.locator('#first').getByRole('heading', { name: 'Your order' });
  const ready = heard(page, 'first ready {}');
  await expect(shown).toBeVisible();
  await press(page, 'move');
  const moved = page.locator('#aside').getByRole('heading', { name: 'Your order' });
  await expect(moved).toBeVisible();
  await expect(moved).toHaveCSS('color', 'rgb(31, 26, 24)');
  await expect(ready).toHaveCount(1);

  const remove = async (round: number) => {
    await press(page, 'remove');
    await page.locator('#said').evaluate((list) => list.replaceChildren());
    await expect.poll(() => resourcesLeftIn(page), `what is left in round ${round}`).toEqual(empty);
  };
  const putBack = async () => {
    await press(page, 'put-back');
    await expect(shown).toBeVisible();
    await expect(ready).toHaveCount(1);
  };
  await remove(1);
  await putBack();
  await remove(2);
  const { nodes, listeners } = await aliveIn(page);
  await putBack();
  await remove(3);
  // A leaked element would be some 290 nodes and 150 listeners, for good. The page itself varies by a few, and one
  // collection does not find all garbage.
  await expect.poll(async () => (await aliveIn(page)).nodes).toBeLessThan(nodes + 50);
  await expect.poll(async () => (await aliveIn(page)).listeners).toBeLessThan(listeners + 50);
  await putBack();
  await expectAccessible(page, 'an element');
});

test('[FED-08] a page with global style rules changes nothing inside, and nothing leaks out', async ({
  page,
}) => {
  const { email } = await newPerson();
  const order = await orderByCalls(email);
  await openElements(page, [{ order, merchant, 'data-email': email }], { hostile: 'yes' });
  const element = page.locator('#first');
  const heading = element.getByRole('heading', { name: 'Your order' });
  await expect(heading).toBeVisible();
  for (const [property, value] of [
    ['direction', 'ltr'],
    ['text-transform', 'none'],
    ['color', 'rgb(31, 26, 24)'],
    ['border-top-width', '0px'],
    ['margin-top', '0px'],
  ] as const)
    await expect(heading).toHaveCSS(property, value);
  await expect(page.locator('h1').first()).toHaveCSS('font-size', '6px');

  await element.getByRole('button', { name: /^Cancel and get / }).click();
  const dialog = element.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Keep order' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await element.getByRole('button', { name: /^Cancel and get / }).click();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(heard(page, 'first status-changed')).toHaveCount(1);
  await expect(element.getByRole('status').filter({ hasText: 'Your order is cancelled.' })).toBeVisible();
});

test('[FED-08] links open the shop, unless the page prevents it', async ({ page }) => {
  const { email } = await newPerson();
  const order = await orderByCalls(email);
  await openElements(page, [{ order, merchant, 'data-email': email }]);
  const again = page.locator('#first').getByRole('link', { name: 'Order again' });
  const cart = `${urls().shell}/m/lucknow-lunch-home/order?reorder=${order}&orderIdentifierType=ID`;
  await expect(again).toHaveAttribute('href', cart);
  await page.locator('#keep-links').check();
  await again.click();
  await expect(heard(page, `first link-followed {"href":"${urls().shell}/m/`)).toHaveCount(1);
  expect(page.context().pages()).toHaveLength(1);
  await page.locator('#keep-links').uncheck();
  const shop = page.context().waitForEvent('page');
  await again.click();
  await expect(await shop).toHaveURL(cart);
});

test('[FED-08] an ended session is requested again, and the next one works', async ({ page, watch }) => {
  watch.expectTrouble(/status of 401/);
  const { email } = await newPerson();
  const order = await orderByCalls(email);
  await addFault({
    path: `/main/v1/order/${order}`,
    method: 'GET',
    times: 1,
    status: 401,
    body: { error: { type: 'UNAUTHORIZED', reason: 'invalid_token' } },
  });
  await openElements(page, [{ order, merchant, 'data-email': email }]);
  await expect(heard(page, 'first session-needed {"reason":"expired"}')).toHaveCount(1);
  await expect(page.locator('#first').getByRole('heading', { name: 'Your order' })).toBeVisible();
});

test('[FED-08] reports calmly what is missing: an order, an attribute, its own script', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(MISSING_ORDER);
  watch.expectTrouble(/^console: <tiffin-order-status> (locale: must be one of en, zh|order: is missing)\./);
  watch.expectTrouble(/ERR_FAILED|could not be loaded/);
  await openElements(page, [
    { order: 'none', merchant, 'order-type': 'GUEST_TOKEN' },
    { merchant, locale: 'fr' },
  ]);
  await expect(heard(page, 'first failed {"reason":"no-such-order"}')).toHaveCount(1);
  await expect(heard(page, 'second failed {"reason":"attributes"}')).toHaveCount(1);
  await expect(page.locator('#second').getByRole('alert')).toContainText('can’t be shown here');
  const own = page.getByText('Your order is on its way.');
  await expect(own).toHaveCount(2);
  for (const one of await own.all()) await expect(one).toBeVisible();
  await expectAccessible(page, 'elements that were refused');

  await page.route(SCRIPT, (route) => route.abort());
  const content = 'none';
  await openElements(page, [{ order: 'none', merchant, 'order-type': 'GUEST_TOKEN', locale: 'zh' }], {
    content,
  });
  const panel = page.locator('#first').getByRole('alert');
  await expect(panel).toContainText('未能載入訂單狀態');
  await expect(heard(page, 'first failed {"reason":"not-loaded"}')).toHaveCount(1);
  await expectAccessible(page, 'an element that did not load');
  await page.unroute(SCRIPT);
  await page.locator('#first').getByRole('button', { name: '再試一次' }).click();
  await expect(heard(page, 'first failed {"reason":"no-such-order"}')).toHaveCount(1);
});

/** Presses without a pointer: the driver's listeners are not part of the page. */
function press(page: Page, id: string): Promise<void> {
  return page.locator(`#${id}`).dispatchEvent('click');
}
