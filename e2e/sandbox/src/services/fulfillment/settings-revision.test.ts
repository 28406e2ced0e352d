import type { Answer } from '../../test-support/caller';
import { GroupStory } from '../../test-support/group-story';
import { workerSandbox } from '../../test-support/worker-sandbox';
import { joinTeam } from '../../test-support/team-member';

const sandbox = workerSandbox();
const story = new GroupStory(sandbox);

const paid = (fixedAmountMicro: number) => ({ paymentSplit: 'FIXED_AMOUNT', fixedAmountMicro });

async function lunch() {
  const [ana, ben] = [await story.person('Ana'), await story.person('Ben')];
  await story.add(ana, 3);
  const group = await story.start(ana);
  const { currentUserId: benId } = (await story.join(ben, group)).body.fulfillment;
  await ana.call('PUT', `${group.path}/guests/${benId}/co-host`, { isCoHost: true });
  const seen: Answer['body'] = await story.read(ana, group);
  const save = (body: object, settingsRevision = seen.settingsRevision, who = ana) =>
    who.call('PATCH', group.path, { ...body, settingsRevision });
  return { ana, ben, group, seen, save };
}

it('[MOD-09] refuses settings that were read before another change, and writes nothing of them', async () => {
  const { ana, group, save } = await lunch();
  expect((await save(paid(12_000_000))).status).toBe(200);
  const second = await save({ ...paid(20_000_000), guestMax: 4 });
  expect([second.status, second.body.error.type]).toEqual([409, 'SETTINGS_CHANGED']);
  const after = await story.read(ana, group);
  expect(after).toMatchObject({ fixedAmountMicro: 12_000_000, guestMax: 10 });
  expect((await save(paid(20_000_000), after.settingsRevision)).status).toBe(200);
});

it('takes settings without a revision from remotes that know none', async () => {
  const { ana, group, save } = await lunch();
  await save(paid(12_000_000));
  expect((await ana.call('PATCH', group.path, { guestMax: 4 })).status).toBe(200);
});

it.each([
  ['the guest limit', { guestMax: 9 }],
  ['the deadline', { orderByTime: null }],
  ['the payment method', { ownerPaymentOptions: null, countInAtDeadline: true }],
])('a change of %s is a new revision', async (_what, body) => {
  const { ana, group, seen } = await lunch();
  await ana.call('PATCH', group.path, body);
  expect((await story.read(ana, group)).settingsRevision).not.toBe(seen.settingsRevision);
});

it('dishes and people leave the revision as it is, and host and co-host have the same one', async () => {
  const { ana, ben, group, seen, save } = await lunch();
  await story.add(ben, 1);
  await story.sayDone(ben, group);
  await story.join(story.guest(), group, 'Cy');
  for (const who of [ana, ben])
    expect((await story.read(who, group)).settingsRevision).toBe(seen.settingsRevision);
  expect((await save({ guestMax: 9 }, seen.settingsRevision, ben)).status).toBe(200);
  expect((await save({ guestMax: 8 })).status).toBe(409);
});

it('of two updates at once from one revision exactly one is written', async () => {
  const { ana, group, save } = await lunch();
  const answers = await Promise.all([save({ guestMax: 7 }), save({ guestMax: 8 })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [written] = answers.filter(({ status }) => status === 200);
  expect((await story.read(ana, group)).guestMax).toBe(written?.body.fulfillment.guestMax);
});

it('[GRP-16] a host without a team shares with the link alone', async () => {
  const { ana, group, seen } = await lunch();
  expect(seen.shareSettings).toEqual({ shareMode: 'LINK_ONLY', supportedShareModes: ['LINK_ONLY'] });
  const refused = await ana.call('PATCH', group.path, { shareMode: 'DEFAULT_TEAM' });
  expect([refused.status, refused.body.error.reason]).toEqual([400, 'shareMode']);
});

it('[GRP-16] a host with a team may share with it, and no longer once they have left', async () => {
  const { ana, group } = await lunch();
  await joinTeam(ana, 'mercer-street');
  const shared = await ana.call('PATCH', group.path, { shareMode: 'DEFAULT_TEAM' });
  expect(shared.body.fulfillment.shareSettings).toEqual({
    shareMode: 'DEFAULT_TEAM',
    supportedShareModes: ['LINK_ONLY', 'DEFAULT_TEAM'],
  });
  await ana.call('POST', '/gateway/teams/mercer-street/leave', {});
  expect((await story.read(ana, group)).shareSettings).toEqual({
    shareMode: 'LINK_ONLY',
    supportedShareModes: ['LINK_ONLY'],
  });
});
