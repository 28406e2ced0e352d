import { expect, test } from '../fixtures';
import { LUCKNOW, openMenu } from '../steps/menu';
import { urls } from '../urls';

// On wide screens the cart is beside the menu, in a chunk of its own.
test.use({ viewport: { width: 390, height: 844 } });

test('[FED-11] a page lists every file of the remote that its first screen needs', async ({ page }) => {
  const asked: { url: string; by: string }[] = [];
  const cdp = await page.context().newCDPSession(page);
  const beforeMenu = new Promise<typeof asked>((resolve) => {
    cdp.on('Runtime.bindingCalled', ({ name }) => name === 'menuShown' && resolve([...asked]));
  });
  cdp.on('Network.requestWillBeSent', ({ request, initiator }) => {
    if (/\/mfe-menu-cart\/.+\.js$/.test(request.url)) asked.push({ url: request.url, by: initiator.type });
  });
  await cdp.send('Network.enable');
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: 'menuShown' });
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('main [data-item]')) return;
      watch.disconnect();
      Reflect.get(window, 'menuShown')('');
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await openMenu(page);
  const files = await beforeMenu;
  const named = await page
    .locator('link[rel="preload"][href*="/mfe-menu-cart/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(named.length).toBeGreaterThan(1);
  expect(files.filter(({ by }) => by === 'parser').map(({ url }) => url)).toEqual(named);
  expect(files.filter(({ url }) => !named.includes(url))).toEqual([]);
});

for (const [screen, path] of [
  ['home', '/'],
  ['menu', `${LUCKNOW.path}/menu`],
  ['checkout', `${LUCKNOW.path}/place/order`],
  ['group order', '/order/fulfillments/unknown/edit'],
  ['team', '/order/team/join'],
  ['order status', `${LUCKNOW.path}/status/unknown`],
] as const) {
  test(`[FED-11] every file that the page preloads is used: ${screen}`, async ({ page, watch }) => {
    watch.expectTrouble(/404 .*\/unknown/);
    const run = new Set<string>();
    const cdp = await page.context().newCDPSession(page);
    cdp.on('Debugger.scriptParsed', ({ url }) => run.add(url));
    await cdp.send('Debugger.enable');
    await page.goto(`${urls().shell}${path}?lang=zh`);
    const early = await page
      .locator('link[rel="preload"][as="script"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(early.length).toBeGreaterThan(1);
    await expect.poll(() => early.filter((href) => !run.has(new URL(href, urls().shell).href))).toEqual([]);
  });
}
