import { LUCKNOW } from '../steps/menu';
import { takenOver } from '../steps/rendered-page';
import { urls } from '../urls';
import { test } from './studio';

test('a remote that is missing', async ({ page, camera, say }) => {
  await page.route(`${urls().assets}/mfe-teams/**`, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await camera.open('/order/team/join');
  await page.getByRole('button', { name: say('shared/ui:tryAgain') }).waitFor();
  await camera.shoot('remote-missing');
});

test('offline', async ({ page, camera, say }) => {
  await camera.open(`${LUCKNOW.path}/menu`);
  // Without its scripts the page learns nothing.
  await takenOver(page);
  await page.context().setOffline(true);
  await page.getByText(say('shared/ui:offline.fact')).filter({ visible: true }).first().waitFor();
  await camera.shoot('offline');
  await page.context().setOffline(false);
});

test('services that fail', async ({ page, camera, say }) => {
  // The server would send the menu with its page, so the menu loads after a press on a card.
  await camera.open('/?address=12+Mercer+Street&lat=43.6455&lon=-79.3901');
  await takenOver(page);
  await page.route(`${urls().sandbox}/main/**`, (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('link', { name: /Beit Zaytoun/ }).click();
  await page
    .getByRole('button', { name: say('shared/ui:tryAgain') })
    .first()
    .waitFor();
  await camera.shoot('menu-failed');
});
