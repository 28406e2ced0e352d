import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Answer, Caller } from '../test-support/caller';
import { GroupStory, type Started } from '../test-support/group-story';
import { RACE_LIMIT_MS, RACE_SEED } from '../test-support/race-seed';
import { ownSandbox } from '../test-support/own-sandbox';

const ROUNDS = 16;

type Room = {
  readonly host: Caller;
  readonly guest: Caller;
  readonly group: Started;
  /** The group as the host saw it before pressing the button. */
  readonly seen: Answer['body'];
};

/** Every edit that changes what a group costs, or who pays for what. */
const EDITS = {
  'the guest adds': ({ guest }: Room) => story.add(guest),
  'the guest chooses again': ({ guest, group }: Room) =>
    guest.call('POST', `${group.path}/guests`, { status: 'BROWSING' }),
  'the guest leaves': ({ guest, group }: Room) => guest.call('POST', `${group.path}/guests/leave`),
  'the host takes the guest out': ({ host, group, seen }: Room) =>
    host.call('DELETE', `${group.path}/guests/${seen.guests[1].externalUserId}`),
  'the host tips': ({ host, group }: Room) =>
    host.call('PATCH', group.path, { tip: { selectedTipOptionId: null, customTipAmountMicro: 3_000_000 } }),
  'the kitchen asks more': ({ host, seen }: Room) => {
    const [{ menuItemId, priceMicro, quantity }] = seen.guests[0].cartItems;
    return host.call('POST', `/sandbox/merchants/lucknow-lunch-home/items/${menuItemId}`, {
      priceMicro: priceMicro / quantity + 500_000,
    });
  },
} as const;

type Round = {
  readonly edits: readonly (keyof typeof EDITS)[];
  /** When the host presses the button, relative to the edits. */
  readonly press: 'first' | 'last' | 'afterwards';
};

/** Two rounds without a race: one has no edits, in the other the edit ends before the press. */
const CERTAIN: readonly Round[] = [
  { edits: [], press: 'first' },
  { edits: ['the host tips'], press: 'afterwards' },
];

const sandbox = ownSandbox();
const story = new GroupStory(sandbox);

it(
  `never charges a total that the host did not see, whatever is edited at the same time (seed ${RACE_SEED})`,
  async () => {
    const [host, guest] = [await story.person('Ana'), await story.person('Ben')];
    const identifier = await story.card(host, '4242');
    const outcomes = [];
    for (const { edits, press } of [...CERTAIN, ...planned()]) {
      const room = await gather(host, guest);
      const confirm = () => story.confirm(host, room.group, { checksum: room.seen.checksum, identifier });
      const early = press === 'first' ? confirm() : undefined;
      const changing = Promise.all(edits.map((edit) => EDITS[edit](room)));
      if (press === 'afterwards') await changing;
      const paid = await (early ?? confirm());
      await changing;
      await expectPaidAsSeen(room, paid);
      outcomes.push(paid.status);
    }
    expect(outcomes.slice(0, CERTAIN.length)).toEqual([200, 409]);
  },
  RACE_LIMIT_MS,
);

function planned(): readonly Round[] {
  const edit = fc.constantFrom<keyof typeof EDITS>(
    'the guest adds',
    'the guest chooses again',
    'the guest leaves',
    'the host takes the guest out',
    'the host tips',
    'the kitchen asks more',
  );
  const edits = fc.uniqueArray(edit, { minLength: 1, maxLength: 3 });
  return fc
    .sample(edits, { seed: RACE_SEED, numRuns: ROUNDS })
    .map((some, round) => ({ edits: some, press: round % 2 === 0 ? 'first' : 'last' }));
}

async function gather(host: Caller, guest: Caller): Promise<Room> {
  const group = await story.start(host);
  await story.join(guest, group);
  await story.add(host, 2);
  await story.add(guest, 2);
  await story.sayDone(guest, group);
  return { host, guest, group, seen: await story.read(host, group) };
}

/** Expects that the host paid the total that was seen, or paid nothing and the group is still open. */
async function expectPaidAsSeen({ host, group, seen }: Room, { status, body }: Answer): Promise<void> {
  const { orderId } = await story.read(host, group);
  if (status === 200) {
    const { order } = (await host.call('GET', `/main/v1/order/${body.orderId}`)).body;
    expect(order.orderReceipt.totalMicro).toBe(seen.costBreakdown.totalMicro);
    expect(orderId).toBe(body.orderId);
    return;
  }
  expect([status, body.error.type, orderId]).toEqual([409, 'GROUP_CHANGED', null]);
  await host.call('DELETE', group.path);
}
