import type { Answer, Caller } from '../../test-support/caller';
import { GroupStory, linkIdOf } from '../../test-support/group-story';
import type { Started } from '../../test-support/group-story';
import { workerSandbox } from '../../test-support/worker-sandbox';

const sandbox = workerSandbox();
const story = new GroupStory(sandbox);

const renew = (who: Caller, { path }: Started): Promise<Answer> =>
  who.call('POST', `${path}/create-invite?isRenewed=true`);
const invite = (who: Caller, joinUri: string): Promise<Answer> =>
  who.call('GET', `/invite/invites/${linkIdOf(joinUri)}`);

it('a removed guest cannot join again from another browser once the host has renewed the link', async () => {
  const [ana, ben, mallory] = [await story.person('Ana'), await story.person('Ben'), story.guest()];
  const group = await story.start(ana);
  await story.join(ben, group);
  const { currentUserId } = (await story.join(mallory, group, 'Mallory')).body.fulfillment;
  await ana.call('DELETE', `${group.path}/guests/${currentUserId}`);

  const { status, body } = await renew(ana, group);
  expect([status, body.joinUri === group.joinUri]).toEqual([200, false]);
  const elsewhere = story.guest();
  expect((await story.join(elsewhere, group, 'Mallory')).status).toBe(404);
  expect((await invite(elsewhere, group.joinUri)).status).toBe(404);
  const card = await elsewhere.call('GET', `/invite/invites/${linkIdOf(group.joinUri)}/card`);
  expect(card.status).toBe(404);

  expect((await story.read(ben, group)).joinUri).toBe(body.joinUri);
  expect((await invite(elsewhere, body.joinUri)).body.invite.fulfillmentId).toBe(group.fulfillmentId);
  const renewed = { ...group, joinUri: body.joinUri };
  expect((await story.join(story.guest(), renewed, 'Cy')).status).toBe(200);
  expect((await story.join(mallory, renewed, 'Mallory')).body.error.reason).toBe('REMOVED');
});

it('only the host and co-hosts renew the link, and reading the link renews nothing', async () => {
  const [ana, ben] = [await story.person('Ana'), await story.person('Ben')];
  const group = await story.start(ana);
  const { currentUserId: benId } = (await story.join(ben, group)).body.fulfillment;
  expect((await renew(ben, group)).body.error.reason).toBe('NOT_THE_HOST');
  expect((await ben.call('POST', `${group.path}/create-invite`)).body.joinUri).toBe(group.joinUri);
  await ana.call('PUT', `${group.path}/guests/${benId}/co-host`, { isCoHost: true });
  expect((await renew(ben, group)).status).toBe(200);
  await ana.call('DELETE', group.path);
  expect((await renew(ana, group)).body.error).toMatchObject({
    type: 'FULFILLMENT_NOT_JOINABLE',
    reason: 'CANCELLED',
  });
});
