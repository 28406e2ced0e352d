import type { Answer, Caller } from '../../test-support/caller';
import { GroupStory, type Started } from '../../test-support/group-story';
import { ownSandbox } from '../../test-support/own-sandbox';
import { passMinutes } from '../../test-support/service-clock';
import { until } from '../../test-support/until';

const sandbox = ownSandbox({ TIFFIN_ROUND_PAUSE_MS: '100' });
const story = new GroupStory(sandbox);

type Room = { readonly ana: Caller; readonly ben: Caller; readonly group: Started };

/** A group that closes in half an hour, in which Ben has a dish and is not done. */
async function room(settings: Readonly<Record<string, unknown>> = {}): Promise<Room> {
  const ana = await story.person('Ana');
  const orderByTime = new Date((await passMinutes(sandbox, 0)) + 30 * 60_000).toISOString();
  const group = await story.start(ana, { orderByTime });
  expect((await ana.call('PATCH', group.path, settings)).status).toBe(200);
  await story.add(ana, 2);
  const ben = await story.person('Ben');
  await story.join(ben, group);
  await story.add(ben);
  return { ana, ben, group };
}

type Guest = { readonly externalUserId: string; readonly firstName: string; readonly status: string };
const guestIn = async ({ ana, group }: Room, name = 'Ben'): Promise<Guest | undefined> =>
  (await story.read(ana, group)).guests.find(({ firstName }: Guest) => firstName === name);
const countIn = async (who: Caller, of: Room, name = 'Ben'): Promise<Answer> =>
  who.call('POST', `${of.group.path}/guests/${(await guestIn(of, name))?.externalUserId}/count-in`);
const refusalOf = ({ status, body }: Answer) => [status, body.error.type, body.error.reason];

it('the host counts in a guest who has chosen, also after the deadline', async () => {
  const here = await room();
  const late = await room();
  expect((await countIn(here.ana, here)).status).toBe(200);
  const { guests, costBreakdown } = await story.read(here.ana, here.group);
  expect(guests.map(({ status }: Guest) => status)).toEqual(['READY', 'READY']);
  expect(costBreakdown.shares).toHaveLength(2);
  expect((await countIn(here.ana, here)).status).toBe(200);
  await passMinutes(sandbox, 31);
  expect((await countIn(late.ana, late)).status).toBe(200);
  expect((await story.confirm(late.ana, late.group)).status).toBe(200);
});

it('refuses a guest without a dish, with the reason', async () => {
  const here = await room();
  await story.join(await story.person('Kay'), here.group);
  expect(refusalOf(await countIn(here.ana, here, 'Kay'))).toEqual([409, 'NOTHING_CHOSEN', undefined]);
  expect((await guestIn(here, 'Kay'))?.status).toBe('BROWSING');
});

it('refuses a guest who must pay their own part first, until their card holds it', async () => {
  const here = await room({ paymentSplit: 'PAY_SEPARATELY' });
  const refused = await countIn(here.ana, here);
  expect(refusalOf(refused)).toEqual([409, 'GUEST_PAYMENT_MISSING', 'PART_NOT_PAID']);
  expect(refused.body.error.data.guests[0].amountMicro).toBeGreaterThan(0);
  expect((await guestIn(here))?.status).toBe('BROWSING');
  await story.payPart(here.ben, here.group, 100_000_000);
  await here.ben.call('POST', `${here.group.path}/guests`, { status: 'BROWSING' });
  expect((await countIn(here.ana, here)).status).toBe(200);
});

it('refuses everybody but the host, the host as a guest, and a stranger', async () => {
  const here = await room();
  expect(refusalOf(await countIn(here.ben, here))).toEqual([403, 'FORBIDDEN', 'NOT_THE_HOST']);
  expect((await countIn(here.ana, here, 'Ana')).status).toBe(404);
  expect((await countIn(here.ana, here, 'Nobody')).status).toBe(404);
});

describe('at the deadline', () => {
  const deadlinePassed = async (marker: Room) => {
    await passMinutes(sandbox, 31);
    await until(
      () => guestIn(marker),
      (ben) => ben?.status === 'READY',
    );
  };

  it('counts in who has chosen if the host set it; not the others, not who must pay, not by itself', async () => {
    const on = { countInAtDeadline: true };
    const paying = await room({ ...on, paymentSplit: 'PAY_SEPARATELY' });
    const off = await room();
    const counted = await room(on);
    await story.join(await story.person('Kay'), counted.group);
    expect(await story.read(counted.ben, counted.group)).toMatchObject(on);
    // The service passes deadlines in no promised order: the marker passes a later one.
    const marker = await room(on);
    await deadlinePassed(counted);
    await deadlinePassed(marker);
    expect((await guestIn(counted, 'Kay'))?.status).toBe('BROWSING');
    expect((await guestIn(off))?.status).toBe('BROWSING');
    expect((await guestIn(paying))?.status).toBe('BROWSING');
    expect((await story.confirm(counted.ana, counted.group)).status).toBe(200);
  });

  it('counts in again at a later deadline, but not a guest who takes it back before that', async () => {
    const here = await room({ countInAtDeadline: true });
    await deadlinePassed(here);
    const later = new Date((await passMinutes(sandbox, 0)) + 30 * 60_000).toISOString();
    await here.ana.call('PATCH', here.group.path, { orderByTime: later });
    await here.ben.call('POST', `${here.group.path}/guests`, { status: 'BROWSING' });
    expect((await guestIn(here))?.status).toBe('BROWSING');
    await deadlinePassed(here);
  });

  it('the setting changes nothing that the host pays for', async () => {
    const { ana, group } = await room();
    const { checksum } = await story.read(ana, group);
    await ana.call('PATCH', group.path, { countInAtDeadline: true });
    expect((await story.read(ana, group)).checksum).toBe(checksum);
  });
});
