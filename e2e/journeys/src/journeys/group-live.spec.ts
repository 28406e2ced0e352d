import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { newPerson } from '../sandbox-controls';
import { groupIdIn, joinAsGuest, startGroup } from '../steps/group';
import { ADD, addOpenItem, addPlainItem, openItem, openMenu } from '../steps/menu';
import { setDeadlineByCalls } from '../steps/order-by-calls';
import { urls } from '../urls';

const EVENTS = /\/fulfillments\/[^/]+\/events$/;

/** Waits until the page hears the events of its group. */
async function isListening(page: Page): Promise<void> {
  await page.waitForResponse((response) => EVENTS.test(response.url()) && response.ok());
}

test('each sees within a second what the other does, without a poll', async ({
  page,
  anotherPerson,
  watch,
}) => {
  // An invitation is read as a stranger, and a removed guest is refused.
  watch.expectTrouble(/403 .*\/fulfillments\//);
  const ana = await newPerson({ firstName: 'Ana' });
  // Nothing but an event can tell these pages anything: their polls get no answer.
  const bens = await anotherPerson();
  for (const person of [page, bens]) await person.route(/\/fulfillments\/[^/]+\/status$/, () => undefined);
  const hearing = isListening(page);
  const link = await startGroup(page, ana);
  await hearing;
  const bensHearing = isListening(bens);
  await joinAsGuest(bens, link, 'Ben');
  await expect(page.getByText('Ben').first()).toBeVisible({ timeout: 2_000 });
  await bensHearing;

  await test.step('the bar leads Ana back from any page, with an empty cart', async () => {
    const room = page.url();
    await page.goto(urls().shell);
    const bar = page.getByRole('link', { name: /Ana\s*’s order/ }).last();
    await expect(bar).toContainText(/(closes .*|\d\d min left) · 0 of 2 done/);
    await bar.click();
    await expect(page).toHaveURL(room);
  });

  await test.step('a dish of Ben shows to Ana, and Ben being done', async () => {
    const group = bens.url();
    await openMenu(bens);
    await addPlainItem(bens, 'Mango lassi');
    await expect(page.getByText('Mango lassi').first()).toBeVisible();
    await bens.goto(group);
    await bens
      .getByRole('button', { name: /I’m done/ })
      .first()
      .click();
    await expect(page.getByText(/1 done|1 of 2 done/).first()).toBeVisible();
  });

  await test.step('a second window of Ana hears by the connection of the first', async () => {
    const second = await page.context().newPage();
    const asked: string[] = [];
    second.on('request', (request) => EVENTS.test(request.url()) && asked.push(request.url()));
    await second.goto(page.url());
    await expect(second.getByText('Mango lassi').first()).toBeVisible();
    const kays = await anotherPerson();
    await joinAsGuest(kays, link, 'Kay');
    await expect(second.getByText('Kay').first()).toBeVisible();
    await expect(page.getByText('Kay').first()).toBeVisible();
    expect(asked).toEqual([]);
  });

  await test.step('a guest whom Ana removes is told at once', async () => {
    await bens.bringToFront();
    const removing = page.getByRole('button', { name: /^Remove Ben/ }).first();
    await removing.click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(
      bens.getByRole('dialog', { name: 'The host removed you from this group order' }),
    ).toBeVisible();
  });
});

test('[GRP-09] without events nothing but delay is lost: the poll finds who joined', async ({
  page,
  anotherPerson,
  watch,
}) => {
  watch.expectTrouble(/ERR_FAILED.*|Failed to load resource/);
  await page.route(EVENTS, (route) => route.abort());
  await page.clock.install();
  const ana = await newPerson({ firstName: 'Ana' });
  const link = await startGroup(page, ana);
  await expect(page.getByRole('heading', { name: 'Who’s ordering' })).toBeVisible();
  await joinAsGuest(await anotherPerson(), link, 'Ben');
  await expect(page.getByText('Ben')).toHaveCount(0);
  await page.clock.fastForward(61_000);
  await expect(page.getByText('Ben').first()).toBeVisible();
});

test('[GRP-22] on a device that is ten minutes slow the deadline counts and passes as at the server', async ({
  page,
  anotherPerson,
  watch,
}) => {
  watch.expectTrouble(/403 .*\/fulfillments\//);
  watch.expectTrouble(/409 .*\/cart\//);
  const ana = await newPerson({ firstName: 'Ana' });
  const link = await startGroup(page, ana);
  const room = page.url();
  const setDeadline = (inMs: number) => setDeadlineByCalls(ana.email, groupIdIn(room), Date.now() + inMs);
  const slow = await anotherPerson();
  await slow.clock.install({ time: Date.now() - 600_000 });
  await joinAsGuest(slow, link, 'Ben');

  await test.step('both devices count down the same time', async () => {
    await expect
      .poll(async () => Math.abs((await secondsLeft(page)) - (await secondsLeft(slow))))
      .toBeLessThan(10);
  });

  await openMenu(slow);
  const dish = await openItem(slow, 'Mango lassi');
  await test.step('the deadline passes while Ben chooses: he learns why, and keeps what he chose', async () => {
    await setDeadline(2_000);
    await expect(page.getByText(/^Time’s up for your guests\./)).toBeVisible();
    await dish.getByRole('button', { name: ADD }).click();
    await expect(
      slow.getByText(/^The deadline of this group order has passed\. Ask the host for more time/),
    ).toBeVisible();
    await expect(dish).toBeVisible();
    await expectAccessible(slow, 'a dish that came too late');
  });

  await test.step('with more time from Ana he adds it, and after that time his room is closed', async () => {
    await setDeadline(600_000);
    await addOpenItem(slow, dish);
    await slow.goto(room);
    await expect(slow.getByRole('button', { name: /I’m done/ }).filter({ visible: true })).toBeVisible();
    await setDeadline(2_000);
    await expect(slow.getByText(/^Time’s up\. Ana will order for everyone who was done by/)).toBeVisible();
    await expect(slow.getByRole('button', { name: /I’m done/ })).toHaveCount(0);
    await expect(slow.getByRole('button', { name: 'Leave group order' })).toBeVisible();
    await expectAccessible(slow, 'a room after its deadline');
  });
});

/** Returns the seconds that a room's countdown shows. */
async function secondsLeft(person: Page): Promise<number> {
  const countdown = person.getByText(/^(?:\d:)?\d\d:\d\d$/).first();
  return (await countdown.innerText()).split(':').reduce((total, part) => total * 60 + Number(part), 0);
}
