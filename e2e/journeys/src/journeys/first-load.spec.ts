import { expect, test } from '../fixtures';
import { openMenu } from '../steps/menu';

// Where it is wide the cart comes beside the menu, in a chunk of its own.
test.use({ viewport: { width: 390, height: 844 } });

test('[FED-11] a page names every file of the remote that its first screen needs: none is found later', async ({
  page,
}) => {
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
