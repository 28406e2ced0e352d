import { expect, it } from '@jest/globals';
import { addressSearch, CALLS } from '@tiffin/contracts/schemas';
import type { Call } from '@tiffin/contracts';
import { PREFIXES } from './register-call';
import { GroupStory } from './test-support/group-story';
import { ownSandbox } from './test-support/own-sandbox';

const sandbox = ownSandbox({ TIFFIN_SERVICE_EXTENSIONS: 'none' });
const story = new GroupStory(sandbox);
const calls: readonly Call[] = Object.values({ ...CALLS, ...addressSearch });

it.each(
  calls
    .filter(({ extension }) => extension)
    .map(({ service, method, path }) => [method, service, path] as const),
)('answers 404 to %s of %s %s, like a server that has no such route', async (method, service, path) => {
  const url = sandbox.url + PREFIXES[service] + path.replaceAll(/\{\w+\}/g, 'x');
  const response = await fetch(url, {
    method,
    ...(method !== 'GET' && { body: '{}', headers: { 'content-type': 'application/json' } }),
  });
  expect([response.status, await response.text()]).toEqual([404, 'Not Found']);
});

it('drops the fields of extensions from bodies and from answers', async () => {
  const { ana, ben, group } = await lunch();
  const before = await ana.call('PATCH', group.path, { sharedCosts: 'EQUALLY', guestMax: 9 });
  expect(before.body.fulfillment).toMatchObject({ guestMax: 9 });
  for (const who of [ana, ben]) {
    const read = await story.read(who, group);
    for (const field of ['sharedCosts', 'revision', 'countInAtDeadline', 'autoOrder'])
      expect(read).not.toHaveProperty(field);
    for (const field of ['heldMicro', 'nudgedTime', 'reminderEmail', 'projectedMicro'])
      expect(read.guests[1]).not.toHaveProperty(field);
  }
});

it('drops them from answers that many callers share', async () => {
  const menu = await fetch(`${sandbox.url}/main/v1/menus?merchantExternalId=lucknow-lunch-home`);
  const text = await menu.text();
  expect(text).toContain('displayPriceMicro');
  expect(text).not.toContain('startingPrice');
});

it.each([{}, { paymentSplit: 'PAY_SEPARATELY' }])(
  'a host pays for a group with the settings %j, whose guests have no way to pay',
  async (settings) => {
    const { ana, ben, group } = await lunch();
    await ana.call('PATCH', group.path, settings);
    await story.sayDone(ben, group);
    const { status, body } = await story.confirm(ana, group);
    expect([status, body.fulfillment?.fulfillmentState]).toEqual([200, 'CLOSED']);
    expect(body.fulfillment).not.toHaveProperty('bill');
  },
);

async function lunch() {
  const [ana, ben] = [await story.person('Ana'), await story.person('Ben')];
  const group = await story.start(ana);
  await story.add(ana, 3);
  await story.join(ben, group);
  await story.add(ben, 1);
  return { ana, ben, group };
}
