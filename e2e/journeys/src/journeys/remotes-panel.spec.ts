import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, expectAccessible, test } from '../fixtures';
import { urls } from '../urls';

const registrySchema = z.object({
  remotes: z.record(z.string(), z.object({ manifestUrl: z.string() })),
});

test('[FED-09] outside production the panel of remotes takes another address for one, and gives it back', async ({
  page,
}) => {
  await page.goto(`${urls().shell}/order/team/join?remotes`);
  const panel = page.getByRole('dialog', { name: 'Remotes of this page' });
  const teams = panel.getByRole('region', { name: 'mfe-teams' });
  await expect(teams.getByText('what is live')).toBeVisible();
  await expect(panel.getByRole('heading', { level: 3 })).toHaveCount(5);
  await expectAccessible(page, 'the panel of remotes');

  await teams.getByRole('textbox').fill(await manifestOf(page, 'mfe-teams'));
  await teams.getByRole('button', { name: 'Use it' }).click();
  await expect(teams.getByText('the address named below')).toBeVisible();
  await expect(teams.getByText('dev-dev')).toBeVisible();
  await teams.getByRole('button', { name: 'Back to what is live' }).click();
  await expect(teams.getByText('what is live')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+Alt+KeyR');
  await expect(teams.getByText(/^loaded in \d+ ms$/)).toBeVisible();
});

/** The address under which a page gets the manifest of a remote. */
async function manifestOf(page: Page, remote: string): Promise<string> {
  const { remotes } = registrySchema.parse(
    await (await page.request.get(`${urls().shell}/remotes.json`)).json(),
  );
  return remotes[remote]?.manifestUrl ?? '';
}
