import { expect, test } from '../fixtures';
import { startOwnStack } from '../stack-controls';
import { PAGES, renderedRoot } from '../steps/rendered-page';
import { urls } from '../urls';

test('with rendering switched off, the browser renders every page, and heads and data come all the same', async ({
  page,
  request,
}) => {
  const { end } = await startOwnStack('rendering', { TIFFIN_SERVER_RENDERING: 'off' });
  try {
    const menu = '/m/lucknow-lunch-home/menu';
    const html = async () => (await request.get(urls().shell + menu)).text();
    await expect.poll(html).toContain('<title>Lucknow Lunch Home');
    for (const [name, path] of PAGES) expect(await renderedRoot(request, path), name).toBe('');
    await page.goto(urls().shell + menu);
    await page
      .getByRole('link', { name: /^Dal makhani/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: /Dal makhani/ })).toBeVisible();
    await page.goto('about:blank');
  } finally {
    await end();
  }
});
