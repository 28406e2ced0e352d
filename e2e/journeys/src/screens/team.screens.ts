import { signIn } from '../steps/sign-in';
import { codeFromMailbox, newPerson } from '../sandbox-controls';
import { urls } from '../urls';
import { test } from './studio';

test('a team', async ({ page, camera, say }) => {
  const nora = await newPerson();
  await page.goto(`${urls().shell}/order/team/join`);
  await signIn(page, nora);
  await camera.open();
  await page.getByRole('searchbox').fill('Northlight');
  await page
    .getByText(/Northlight Studios/)
    .first()
    .waitFor();
  await camera.shoot('team-results');
  await page
    .getByRole('button', { name: /Northlight Studios/ })
    .or(page.getByRole('link', { name: /Northlight Studios/ }))
    .first()
    .click();
  await page.getByLabel(say('mfe-teams:email.label')).fill(nora.email);
  await camera.shoot('team-email');
  await page.getByRole('button', { name: say('mfe-teams:email.send') }).click();
  const code = page.getByLabel(say('shared/screen-parts#one-time-code:label'));
  await code.fill('000000');
  await page.getByRole('button', { name: say('mfe-teams:code.verify') }).click();
  await page.getByText(say('mfe-teams:teams.connectEmail.errors.code_invalid_other')).first().waitFor();
  await camera.shoot('team-code');
  await code.fill(await codeFromMailbox(nora.email));
  await page.getByRole('button', { name: say('mfe-teams:code.verify') }).click();
  await page.getByRole('radio').first().check();
  await camera.shoot('team-work-location');
  await page.getByRole('button', { name: say('mfe-teams:workLocation.join') }).click();
  const leave = page.getByRole('button', { name: say('mfe-teams:home.leave') });
  await leave.waitFor();
  await camera.shoot('team-member');
  await leave.click();
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
  await camera.shoot('team-leave');
});
