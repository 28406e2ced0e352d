import type { Caller } from '../../../test-support/caller';
import { GroupStory, type Started } from '../../../test-support/group-story';
import { lettersOf } from '../../../test-support/letters-of';
import { ownSandbox } from '../../../test-support/own-sandbox';
import { passMinutes } from '../../../test-support/service-clock';
import { SANDBOX_START_MS } from '../../../test-support/start-sandbox';
import { until } from '../../../test-support/until';

const sandbox = ownSandbox({ TIFFIN_ROUND_PAUSE_MS: '100' });
const story = new GroupStory(sandbox);

type Room = { readonly ana: Caller; readonly ben: Caller; readonly group: Started };

/** A group that Ana hosts, with a dish of hers and one of Ben's, who is not done. */
async function room(minutes: number): Promise<Room> {
  const ana = await story.person('Ana');
  const orderByTime = new Date((await passMinutes(sandbox, 0)) + minutes * 60_000).toISOString();
  const group = await story.start(ana, { orderByTime });
  await story.add(ana, 2);
  const ben = await story.person('Ben');
  await story.join(ben, group);
  await story.add(ben);
  return { ana, ben, group };
}

const subjectsOf = async (who: Caller) => (await lettersOf(who)).map(({ subject }) => subject);
const reminded = (who: Caller, times: number) =>
  until(
    () => lettersOf(who),
    (letters) => letters.length >= times,
  );

/** Resolves when the service has looked at every group once more: it reminds somebody in a new one. */
async function roundPassed(): Promise<void> {
  const { ben } = await room(11);
  await passMinutes(sandbox, 2);
  await reminded(ben, 1);
}

it(
  'emails a member who is not done at 10, 5 and 1 minute, once each, also after a restart',
  async () => {
    const { ana, ben, group } = await room(11);
    const kay = await story.person('Kay');
    await story.join(kay, group);
    await story.sayDone(kay, group);
    await passMinutes(sandbox, 2);
    const [first] = await reminded(ben, 1);
    expect(first?.subject).toBe('9 minutes left to choose your food');
    expect(first?.body).toContain(`/order/fulfillments/${group.fulfillmentId}/edit`);
    expect(first?.body).toContain('press “I’m done”');
    expect(first?.body).toMatch(/ closes at \S+\s[ap]\.m\.( GMT-\d)? Toronto time, /);
    await sandbox.crashAndRestart();
    await roundPassed();
    expect(await subjectsOf(ben)).toHaveLength(1);
    await passMinutes(sandbox, 2.5);
    await reminded(ben, 2);
    await passMinutes(sandbox, 4);
    await reminded(ben, 3);
    await roundPassed();
    expect(await subjectsOf(ben)).toEqual([
      '1 minute left to choose your food',
      '5 minutes left to choose your food',
      '9 minutes left to choose your food',
    ]);
    expect([await subjectsOf(ana), await subjectsOf(kay)]).toEqual([[], []]);
  },
  2 * SANDBOX_START_MS,
);

it('writes in the language in which the member joined', async () => {
  const { group } = await room(11);
  const mei = await story.person('Mei');
  const inviteLinkId = new URL(group.joinUri).pathname.replace('/g/', '');
  await mei.call('POST', `${group.path}/guests`, { inviteLinkId }, { 'accept-language': 'zh-HK' });
  await passMinutes(sandbox, 2);
  const [letter] = await reminded(mei, 1);
  expect(letter?.subject).toBe('團體訂單尚餘 9 分鐘截止');
  expect(letter?.body).toContain('的團體訂單於 多倫多時間 ');
});

it('reminds a host without a dish to add one', async () => {
  const dan = await story.person('Dan');
  const orderByTime = new Date((await passMinutes(sandbox, 0)) + 11 * 60_000).toISOString();
  const group = await story.start(dan, { orderByTime });
  await story.join(story.guest(), group, 'Kim');
  await passMinutes(sandbox, 2);
  const [letter] = await reminded(dan, 1);
  expect(letter?.body).toContain('Add your items');
});

it('reminds nobody of a group that is cancelled or placed', async () => {
  const cancelled = await room(11);
  const placed = await room(11);
  await cancelled.ana.call('DELETE', cancelled.group.path);
  expect((await story.confirm(placed.ana, placed.group)).status).toBe(200);
  await passMinutes(sandbox, 2);
  await roundPassed();
  expect([await subjectsOf(cancelled.ben), await subjectsOf(placed.ben)]).toEqual([
    ['Ana’s group order was cancelled'],
    ['Your dishes weren’t ordered'],
  ]);
});

it('does not remind a member who is done meanwhile', async () => {
  const { ben, group } = await room(11);
  await passMinutes(sandbox, 2);
  await reminded(ben, 1);
  await story.sayDone(ben, group);
  await passMinutes(sandbox, 5);
  await roundPassed();
  expect(await subjectsOf(ben)).toHaveLength(1);
});
