import { expect, expectAccessible, test } from '../fixtures';
import { urls } from '../urls';

const PATH = '/order/team/join';

test('[FED-09] the panel lists the live remotes, opens by keyboard, and names what it ignores in the URL', async ({
  page,
}) => {
  await page.goto(`${urls().shell}${PATH}?remotes&remote.mfe-teams=http://stranger.test/mf-manifest.json`);
  const panel = page.getByRole('dialog', { name: 'Remotes of this page' });
  const teams = panel.getByRole('region', { name: 'mfe-teams' });
  await expect(teams.getByText('the live version')).toBeVisible();
  await expect(panel.getByRole('heading', { level: 3 })).toHaveCount(5);
  await expect(panel.getByText(/asks for mfe-teams from stranger.test. We ignored it/)).toBeVisible();
  await expectAccessible(page, 'the panel of remotes');

  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+Alt+KeyR');
  await expect(teams.getByText(/^loaded in \d+ ms$/)).toBeVisible();
});
