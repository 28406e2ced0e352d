import type { Answer, Caller } from '../../../test-support/caller';
import { GroupStory, type Started } from '../../../test-support/group-story';
import { lettersOf } from '../../../test-support/letters-of';
import { ownSandbox } from '../../../test-support/own-sandbox';
import { readEvents } from '../../../test-support/read-events';
import { passMinutes } from '../../../test-support/service-clock';

const sandbox = ownSandbox();
const story = new GroupStory(sandbox);

type Room = { readonly ana: Caller; readonly ben: Caller; readonly kay: Caller; readonly group: Started };

async function room(): Promise<Room> {
  const ana = await story.person('Ana');
  const orderByTime = new Date((await passMinutes(sandbox, 0)) + 60 * 60_000).toISOString();
  const group = await story.start(ana, { orderByTime });
  const [ben, kay] = [await story.person('Ben'), await story.person('Kay')];
  await story.join(ben, group);
  await story.join(kay, group);
  return { ana, ben, kay, group };
}

type Guest = {
  readonly externalUserId: string;
  readonly firstName: string;
  readonly nudgedTime?: string | null;
};
const guestsOf = async (who: Caller, group: Started): Promise<readonly Guest[]> =>
  (await story.read(who, group)).guests;
const nudge = async (who: Caller, group: Started, ids?: readonly string[]): Promise<Answer> =>
  who.call('POST', `${group.path}/nudges`, ids ? { externalUserIds: ids } : {});
const benIn = async (who: Caller, group: Started) =>
  (await guestsOf(who, group)).find(({ firstName }) => firstName === 'Ben');
const benId = async (who: Caller, group: Started) => (await benIn(who, group))?.externalUserId ?? '';

it('tells a guest by the event stream, in the room and by email; nobody else sees it', async () => {
  const { ana, ben, kay, group } = await room();
  const events = await readEvents((signal) => ben.open(`${group.path}/events`, { signal }));
  const before = await events.next();
  const answer = await nudge(ana, group, [await benId(ana, group)]);
  expect(answer.status).toBe(200);
  expect((await events.next())?.id).not.toBe(before?.id);
  events.close();
  expect((await benIn(ben, group))?.nudgedTime).toMatch(/^\d{4}-/);
  expect((await benIn(ana, group))?.nudgedTime).toMatch(/^\d{4}-/);
  expect(await benIn(kay, group)).not.toHaveProperty('nudgedTime');
  const letters = await lettersOf(ben);
  expect(letters.map(({ subject }) => subject)).toEqual(['Ana is waiting for your order']);
  expect(letters[0]?.body).toContain(`/order/fulfillments/${group.fulfillmentId}/edit`);
  expect(await lettersOf(kay)).toEqual([]);
});

it('nudges a guest once a minute, and everybody else meanwhile', async () => {
  const { ana, ben, kay, group } = await room();
  const ids = [await benId(ana, group)];
  await nudge(ana, group, ids);
  const again = await nudge(ana, group, ids);
  expect([again.status, again.body.error.type]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(again.body.error.data.seconds).toBeGreaterThan(50);
  expect((await nudge(ana, group)).status).toBe(200);
  expect([(await lettersOf(ben)).length, (await lettersOf(kay)).length]).toEqual([1, 1]);
  expect((await nudge(ana, group)).status).toBe(429);
  await passMinutes(sandbox, 1);
  expect((await nudge(ana, group)).status).toBe(200);
  expect([(await lettersOf(ben)).length, (await lettersOf(kay)).length]).toEqual([2, 2]);
});

it('leaves who is done alone', async () => {
  const { ana, ben, group } = await room();
  await story.sayDone(ben, group);
  expect((await nudge(ana, group, [await benId(ana, group)])).status).toBe(200);
  expect(await lettersOf(ben)).toEqual([]);
});

it('sends twelve emails an hour to a guest at most', async () => {
  const { ana, ben, group } = await room();
  for (let count = 0; count < 14; count += 1) {
    expect((await nudge(ana, group)).status).toBe(200);
    await passMinutes(sandbox, 1);
  }
  expect(await lettersOf(ben)).toHaveLength(12);
});

it('refuses guests, unknown people, the host as a guest, and a group that is closed for guests', async () => {
  const { ana, ben, group } = await room();
  const refused = async (answer: Promise<Answer>) => {
    const { status, body } = await answer;
    return [status, body.error.reason ?? body.error.type];
  };
  expect(await refused(nudge(ben, group))).toEqual([403, 'NOT_THE_HOST']);
  expect(await refused(nudge(ana, group, ['nobody']))).toEqual([404, 'guest']);
  expect(await refused(nudge(ana, group, [group.hostId]))).toEqual([404, 'guest']);
  await passMinutes(sandbox, 61);
  expect(await refused(nudge(ana, group))).toEqual([409, 'MISSED']);
});
