import { setTimeout } from 'node:timers/promises';
import { guest, newPerson } from '../caller';
import { GroupStory } from '../group-story';
import type { RunningSandbox } from '../start-sandbox';
import { GUEST_ACTS } from './guest-acts';
import { CONFIRM_ACTS, SETTING_ACTS } from './host-acts';
import { Journal } from './journal';
import { KITCHEN_ACTS } from './kitchen-acts';
import { patientCaller } from './patient-caller';
import { GUESTS, type Plan } from './plan';
import type { Power } from './power';
import type { Person, Room } from './room';

const NAMES = ['Ben', 'Kay', 'Tom'].slice(0, GUESTS);
let people = 0;

/** Lets new people meet in a group: the host and all guests but the last have chosen something. */
export async function meet(sandbox: RunningSandbox, { split }: Plan, power: Power): Promise<Room> {
  const journal = new Journal();
  const story = new GroupStory({ url: sandbox.url, fetch: patientFetch(power) });
  const withAccount = async (firstName: string) => {
    people += 1;
    return newPerson(sandbox, {
      email: `${firstName}-${people}-${Date.now()}@interleavings.example`,
      firstName,
    });
  };
  const host = await withAccount('Ana');
  // Only a guest with an account can become a co-host.
  const coming = await Promise.all(
    NAMES.map(async (name, seat) => ({
      name,
      caller: seat === 0 ? await withAccount(name) : guest(sandbox),
    })),
  );
  // The first write gives a browser its cookie. A repeated first write would make another guest.
  for (const { caller } of coming)
    await caller.call('PATCH', `/main/v1/cart/${story.merchantId}`, { note: 'hello' });
  const asPerson = ({ name, caller }: Person): Person => ({
    name,
    caller: patientCaller(caller, name, journal, power),
  });
  const ana = asPerson({ name: 'Ana', caller: host });
  const group = await story.start(ana.caller);
  const room = { story, group, host: ana, guests: coming.map(asPerson), journal };
  await SETTING_ACTS.split(room, ana, split);
  await SETTING_ACTS.add(room, ana, 2);
  for (const one of room.guests.slice(0, -1)) {
    await GUEST_ACTS.join(room, one);
    await GUEST_ACTS.add(room, one, 1);
  }
  return room;
}

/** Sends the requests of each step at once, and kills the process where the plan says so. */
export async function play(room: Room, { steps, cut }: Plan, power: Power): Promise<void> {
  const { host, guests, story } = room;
  for (const [at, step] of steps.entries()) {
    const place = cut?.atStep === at ? cut.place : null;
    if (place && 'step' in place) await story.guest().call('POST', '/sandbox/crash-points', place);
    const turns = [
      step.host?.act(room, host, step.host.amount),
      step.secondTab?.act(room, host, step.secondTab.amount),
      ...guests.map((who, seat) => step.guests[seat]?.act(room, who, step.guests[seat]?.amount ?? 0)),
    ];
    const cutting = place && 'afterMs' in place && setTimeout(place.afterMs).then(() => power.cut());
    await Promise.all([...turns, cutting]);
  }
}

/**
 * Ends a group that is still open: guests pay and the host orders, or the host cancels. The kitchen refuses some lines of
 * an order.
 */
export async function end(room: Room, { isCancelledAtLast, refused }: Plan): Promise<void> {
  const { host, guests, group, story } = room;
  const isOpen = async () => (await story.read(host.caller, group)).fulfillmentState === 'OPEN';
  if (!isCancelledAtLast && (await isOpen())) {
    // A change of the host cancels an abandoned payment, so that guests are no longer locked out.
    await SETTING_ACTS.add(room, host, 2);
    await Promise.all(guests.map((who) => GUEST_ACTS.pay(room, who)));
    await CONFIRM_ACTS['confirm and cover'](room, host);
  }
  if (await isOpen()) await SETTING_ACTS.cancel(room, host);
  for (const lines of refused) await KITCHEN_ACTS['refuse some lines'](room, host, lines);
}

/** Returns a fetch that repeats a request after a power cut. */
function patientFetch(power: Power): typeof fetch {
  return async (input, init) => {
    const { cuts } = power;
    try {
      return await fetch(input, init);
    } catch {
      await power.restoreAfter(cuts);
      return fetch(input, init);
    }
  };
}
