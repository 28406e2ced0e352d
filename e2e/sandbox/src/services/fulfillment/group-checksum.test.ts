import { describe, expect, it } from '@jest/globals';
import type { Caller } from '../../test-support/caller';
import { GroupStory, type Started } from '../../test-support/group-story';
import { workerSandbox } from '../../test-support/worker-sandbox';

const sandbox = workerSandbox();
const story = new GroupStory(sandbox);

type Lunch = {
  readonly ana: Caller;
  readonly ben: Caller;
  readonly tom: Caller;
  readonly group: Started;
};

/** Ana hosts, Ben is ready, Tom has a dish and is still choosing. */
async function lunch(): Promise<Lunch> {
  const [ana, ben, tom] = [await story.person('Ana'), await story.person('Ben'), story.guest()];
  const group = await story.start(ana);
  await story.join(ben, group);
  await story.join(tom, group, 'Tom');
  for (const who of [ana, ben, tom]) await story.add(who, 2);
  await story.sayDone(ben, group);
  return { ana, ben, tom, group };
}

const tip = { selectedTipOptionId: null, customTipAmountMicro: 3_000_000 };
const deliveryDetails = { location: '1 Main Street', locationId: null, deliveryInstructions: 'Reception' };

describe('[GRP-14] the checksum that the host pays by', () => {
  it.each([
    ['someone joins', ({ group }: Lunch) => story.join(story.guest(), group, 'Zoe')],
    ['someone who is choosing adds', ({ tom }: Lunch) => story.add(tom)],
    [
      'someone who is choosing leaves',
      ({ tom, group }: Lunch) => tom.call('POST', `${group.path}/guests/leave`),
    ],
    [
      'the host changes the limit of people',
      ({ ana, group }: Lunch) => ana.call('PATCH', group.path, { guestMax: 7 }),
    ],
  ])('stays when %s, and the host may pay', async (_what, change) => {
    const room = await lunch();
    const before = await story.read(room.ana, room.group);
    expect((await change(room)).status).toBe(200);
    const after = await story.read(room.ana, room.group);
    expect(after.checksum).toBe(before.checksum);
    expect(after.revision).not.toBe(before.revision);
    expect((await story.confirm(room.ana, room.group, { checksum: before.checksum })).status).toBe(200);
  });

  it.each([
    ['someone gets ready', ({ tom, group }: Lunch) => story.sayDone(tom, group)],
    ['someone who is ready adds', ({ ben }: Lunch) => story.add(ben)],
    [
      'someone who is ready leaves',
      ({ ben, group }: Lunch) => ben.call('POST', `${group.path}/guests/leave`),
    ],
    ['the host adds', ({ ana }: Lunch) => story.add(ana)],
    ['the host tips', ({ ana, group }: Lunch) => ana.call('PATCH', group.path, { tip })],
    [
      'the host divides otherwise',
      ({ ana, group }: Lunch) => ana.call('PATCH', group.path, { sharedCosts: 'EQUALLY' }),
    ],
    [
      'the host changes the place',
      ({ ana, group }: Lunch) => ana.call('PATCH', group.path, { deliveryDetails }),
    ],
  ])('changes when %s, and the host is refused', async (_what, change) => {
    const room = await lunch();
    const { checksum } = await story.read(room.ana, room.group);
    expect((await change(room)).status).toBe(200);
    expect((await story.read(room.ana, room.group)).checksum).not.toBe(checksum);
    const refused = await story.confirm(room.ana, room.group, { checksum });
    expect([refused.status, refused.body.error.type]).toEqual([409, 'GROUP_CHANGED']);
  });

  it('is the same for every reader, in every language, and in the status', async () => {
    const { ana, ben, group } = await lunch();
    const { checksum } = await story.read(ana, group);
    const chinese = await ben.call('GET', group.path, undefined, { 'accept-language': 'zh' });
    expect(chinese.body.fulfillment.checksum).toBe(checksum);
    expect((await ben.call('GET', `${group.path}/status`)).body.checksum).toBe(checksum);
  });
});
