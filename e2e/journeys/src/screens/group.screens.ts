import { groupIdIn, joinSignedIn, openSetting, startGroup } from '../steps/group';
import { addPlainItem, openMenu } from '../steps/menu';
import { setDeadlineByCalls } from '../steps/order-by-calls';
import { signIn } from '../steps/sign-in';
import { newPerson } from '../sandbox-controls';
import { cameraFor } from './camera';
import { test } from './studio';

test('a group order', async ({ page, camera, say, anotherPerson }, info) => {
  const ana = await newPerson({ firstName: 'Ana', cards: ['visa'] });
  await openMenu(page);
  await signIn(page, ana);
  await camera.open();
  await page
    .getByRole('button', { name: say('mfe-group-order:start.button') })
    .first()
    .click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await dialog.waitFor();
  await camera.shoot('group-start');
  await dialog
    .getByRole('button', { name: say('mfe-group-order:start.confirm') })
    .last()
    .click();
  await page.waitForURL(/\/order\/fulfillments\/[^/]+\/edit/);
  await dialog.getByRole('textbox').waitFor();
  await camera.shoot('group-share');
  const link = await dialog.getByRole('textbox').inputValue();
  const room = new URL(page.url()).pathname;
  await page.keyboard.press('Escape');
  await camera.shoot('group-host-empty');

  const bens = await anotherPerson();
  const bensCamera = cameraFor(bens, info);
  await bensCamera.open(link);
  await bens.getByRole('dialog').waitFor();
  await bensCamera.shoot('group-invitation');
  await bens.getByRole('textbox').fill('Benjamin-Christophe');
  await bens
    .getByRole('button', { name: say('mfe-group-order:join.confirm') })
    .last()
    .click();
  await bens.getByRole('dialog').waitFor({ state: 'hidden' });
  await bensCamera.shoot('group-guest-browsing');

  for (const [person, dish] of [[page, 'Dal makhani'] as const, [bens, 'Mango lassi'] as const]) {
    await person.goto(new URL('/m/lucknow-lunch-home/menu?lang=en', person.url()).href);
    await addPlainItem(person, dish);
  }
  await bensCamera.open('/m/lucknow-lunch-home/menu');
  await bensCamera.shoot('group-menu');
  await bensCamera.open(room);
  await bensCamera.shoot('group-guest-choosing');
  await bens
    .getByRole('button', { name: say('mfe-group-order:done.say') })
    .first()
    .click();
  await bens
    .getByRole('button', { name: say('mfe-group-order:done.takeBack') })
    .first()
    .waitFor();
  await bensCamera.shoot('group-guest-ready');

  await camera.open(room);
  await camera.shoot('group-host');
  const settings = say('mfe-group-order:settings.heading');
  for (const setting of ['split', 'payment', 'limit', 'deadline', 'time', 'delivery', 'tip'] as const) {
    const row = new RegExp(`^${say(`mfe-group-order:settings.${setting}`).source}`);
    await openSetting(page, row, settings);
    await dialog.waitFor();
    await camera.shoot(`group-setting-${setting}`);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
  await page
    .getByRole('button', { name: say('mfe-group-order:checkout.open') })
    .first()
    .click();
  await dialog.getByRole('radio').first().waitFor();
  await camera.shoot('group-checkout');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('mfe-group-order:cancel.button') }).click();
  await dialog.waitFor();
  await camera.shoot('group-cancel');
  await dialog
    .getByRole('button', { name: say('mfe-group-order:cancel.confirm') })
    .last()
    .click();
  await dialog.waitFor({ state: 'hidden' });
  await camera.shoot('group-cancelled');
  await bensCamera.open(room);
  await bensCamera.shoot('group-cancelled-for-guest');
});

test('a group order that guests pay for', async ({ page, camera, say, anotherPerson }, info) => {
  const ana = await newPerson({ firstName: 'Ana', cards: ['visa'] });
  const ben = await newPerson({ firstName: 'Ben', cards: ['visa'] });
  const link = await startGroup(page, ana);
  const room = new URL(page.url()).pathname;
  await openSetting(page, /^Who pays/);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Everyone pays their own/ }).check();
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await dialog.waitFor({ state: 'hidden' });

  const bens = await anotherPerson();
  const bensCamera = cameraFor(bens, info);
  await joinSignedIn(bens, link, ben);
  for (const [person, dish] of [[page, 'Dal makhani'] as const, [bens, 'Mango lassi'] as const]) {
    await openMenu(person);
    await addPlainItem(person, dish);
  }
  await camera.open('/');
  await page.getByText(say('mfe-group-order:room.ready')).first().waitFor();
  await camera.shoot('group-bar');
  await bensCamera.open(room);
  await bens
    .getByRole('button', { name: say('mfe-group-order#payment:done') })
    .filter({ visible: true })
    .first()
    .click();
  await bens.getByRole('dialog').getByRole('radio').first().waitFor();
  await bensCamera.shoot('group-guest-pays');
  await bens
    .getByRole('dialog')
    .getByRole('button', { name: say('mfe-group-order#payment:done') })
    .click();
  await bens.getByRole('dialog').waitFor({ state: 'hidden' });
  await bensCamera.shoot('group-guest-paid');

  await camera.open(room);
  await page
    .getByRole('button', { name: say('mfe-group-order:checkout.open') })
    .filter({ visible: true })
    .first()
    .click();
  await dialog.getByRole('radio').first().waitFor();
  await dialog
    .getByRole('button', { name: say('mfe-group-order:checkout.pay') })
    .last()
    .click();
  await page.waitForURL(/\/status\//);
  await camera.open(room);
  await page.getByRole('heading', { name: say('mfe-group-order#bill:host.heading') }).waitFor();
  await camera.shoot('group-bill');
  for (const paper of ['summary', 'labels'] as const) {
    await page.getByRole('button', { name: say(`mfe-group-order#bill:${paper}.print`) }).click();
    await page.emulateMedia({ media: 'print' });
    await camera.shoot(`group-${paper}-on-paper`);
    await page.emulateMedia({ media: 'screen' });
  }
  await bensCamera.open(room);
  await bens.getByRole('heading', { name: say('mfe-group-order#bill:own.heading') }).waitFor();
  await bensCamera.shoot('group-own-bill');
});

test('the people of a group order that closes soon', async ({ page, camera, say, anotherPerson }, info) => {
  const ana = await newPerson({ firstName: 'Ana', cards: ['visa'] });
  const ben = await newPerson({ firstName: 'Ben' });
  const link = await startGroup(page, ana);
  const room = new URL(page.url()).pathname;
  const dialog = page.getByRole('dialog');
  await openMenu(page);
  await addPlainItem(page, 'Dal makhani');
  const bens = await anotherPerson();
  const bensCamera = cameraFor(bens, info);
  await joinSignedIn(bens, link, ben);
  await openMenu(bens);
  await addPlainItem(bens, 'Mango lassi');

  await camera.open(room);
  const people = (key: string) => say(`mfe-group-order#people:${key}`);
  await page.getByRole('button', { name: people('colleague.title') }).click();
  await dialog.getByRole('textbox').fill('Wilhelmina');
  await camera.shoot('group-add-colleague');
  await dialog.getByRole('button', { name: people('colleague.add') }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /^Wilhelmina/ }).click();
  await dialog.getByRole('button', { name: /Dal makhani|慢燉黑扁豆/ }).waitFor();
  await camera.shoot('group-colleague');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Ben/ }).click();
  await dialog.getByRole('button', { name: people('coHost.make') }).click();
  await dialog.getByRole('button', { name: people('coHost.end') }).waitFor();
  await camera.shoot('group-co-host');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('mfe-group-order:header.details') }).click();
  await dialog.waitFor();
  await camera.shoot('group-details');
  await page.keyboard.press('Escape');

  await setDeadlineByCalls(ana.email, groupIdIn(room), Date.now() + 280_000);
  const deadline = new RegExp(`^${say('mfe-group-order:settings.deadline').source}`);
  await openSetting(page, deadline, say('mfe-group-order:settings.heading'));
  await dialog.getByRole('switch', { name: say('mfe-group-order#waiting:auto.label') }).check();
  await camera.shoot('group-auto-order');
  await dialog.getByRole('textbox').fill('60');
  await dialog.getByRole('button', { name: say('mfe-group-order:settings.save') }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('heading', { name: say('mfe-group-order#waiting:card.heading') }).waitFor();
  await camera.shoot('group-waiting');
  await bensCamera.open(room);
  await bens.getByText(say('mfe-group-order#waiting:reminder.left_other')).first().waitFor();
  await bensCamera.shoot('group-co-host-room');
});
