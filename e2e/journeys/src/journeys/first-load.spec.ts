import { expect, test } from '../fixtures';
import { waitForWholeMenu, openMenu } from '../steps/menu';

test('[FED-11] the page names every file of the remote that its first screen needs: none is found later', async ({
  page,
}) => {
  const files: { url: string; by: string }[] = [];
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ request, initiator }) => {
    if (/\/mfe-menu-cart\/.+\.js$/.test(request.url)) files.push({ url: request.url, by: initiator.type });
  });
  await openMenu(page);
  await waitForWholeMenu(page);
  const preloaded = await page
    .locator('link[rel="preload"][href*="/mfe-menu-cart/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(preloaded.length).toBeGreaterThan(0);
  expect(files.filter(({ by }) => by === 'parser').map(({ url }) => url)).toEqual(preloaded);
  const found = files.filter(({ by, url }) => by !== 'parser' && !preloaded.includes(url));
  expect(found).toEqual([]);
});
