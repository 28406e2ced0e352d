import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expectAccessibleAsItIs } from '../accessible';
import { expect, test } from '../fixtures';
import { ownPorts, startOwnStack } from '../stack-controls';
import { urls } from '../urls';

const registrySchema = z.object({
  remotes: z.record(z.string(), z.object({ manifestUrl: z.string() })),
});
const PATH = '/order/team/join';

test('[FED-09] outside production the remotes panel loads one from an allowed host, once the developer agrees', async ({
  page,
}) => {
  const host = `localhost:${ownPorts('panel').assets}`;
  const own = await startOwnStack('panel', { TIFFIN_OVERRIDE_HOSTS: host });
  await page.goto(`${urls().shell}${PATH}?remotes`);
  const panel = page.getByRole('dialog', { name: 'Remotes of this page' });
  const teams = panel.getByRole('region', { name: 'mfe-teams' });
  // Exact, because the button that ends an override contains the same words.
  const isLive = teams.getByText('the live version', { exact: true });
  await expect(isLive).toBeVisible();
  await teams.getByRole('textbox').fill(await manifestOf(page, 'mfe-teams'));
  await teams.getByRole('button', { name: 'Use this URL' }).click();

  const question = page.getByRole('alertdialog', { name: `Load mfe-teams from ${host}?` });
  await expect(question).toBeVisible();
  await expectAccessibleAsItIs(page, 'the question before a remote comes from elsewhere');
  await question.getByRole('button', { name: 'Load it' }).click();
  await expect(teams.getByText('the URL named below')).toBeVisible();
  await expect(teams.getByText('dev-dev')).toBeVisible();
  await expect(page).toHaveURL(/[?]remotes=$/);
  await teams.getByRole('button', { name: 'Back to the live version' }).click();
  await expect(isLive).toBeVisible();
  await page.goto('about:blank');
  await own.end();
});

/** Returns the URL of a remote's manifest. */
async function manifestOf(page: Page, remote: string): Promise<string> {
  const { remotes } = registrySchema.parse(
    await (await page.request.get(`${urls().shell}/remotes.json`)).json(),
  );
  return remotes[remote]?.manifestUrl ?? '';
}
