import { randomUUID } from 'node:crypto';
import { isGroupActive } from '@tiffin/domain';
import { payByCard } from './pay-by-card';
import { MERCHANT, type Person } from './person';

/** What a guest agrees to pay at most, in micro units: more than the dish costs. */
const AGREED_MICRO = 100_000_000;

/**
 * Orders as a group: the host starts it, the guests join at the same time, each adds a dish and lets a card hold the part,
 * and the host pays the rest. Returns the id of the order.
 */
export async function orderTogether(host: Person, guests: readonly Person[]): Promise<string> {
  const group = await start(host);
  await Promise.all([host.addDish(), ...guests.map(async (guest) => takePart(guest, group))]);
  return pay(host, group);
}

type Group = { readonly path: string; readonly linkId: string };

async function start({ caller }: Person): Promise<Group> {
  const { fulfillment } = await caller.call('POST', '/fulfillment/fulfillments', {
    body: { merchantId: MERCHANT, fulfillmentType: 'PICKUP' },
    headers: newKey(),
  });
  const path = `/fulfillment/fulfillments/${fulfillment.fulfillmentId}`;
  await caller.call('PATCH', path, { body: { paymentSplit: 'PAY_SEPARATELY' } });
  return { path, linkId: new URL(fulfillment.joinUri).pathname.replace('/g/', '') };
}

async function takePart(guest: Person, { path, linkId }: Group): Promise<void> {
  await guest.caller.call('POST', `${path}/guests`, { body: { inviteLinkId: linkId } });
  await guest.addDish();
  await guest.caller.call('POST', `${path}/guests/payment`, {
    body: { agreedMicro: AGREED_MICRO, paymentMethod: guest.card, paymentChallengeAnswer: null },
    headers: newKey(),
  });
}

async function pay({ caller, counts, card }: Person, { path }: Group): Promise<string> {
  const readGroup = async () => (await caller.call('GET', `${path}?includeOrderId=true`)).fulfillment;
  return payByCard(caller, counts, {
    path: `${path}/confirm`,
    read: async () => ({
      checksum: (await readGroup()).checksum,
      paymentMethod: card,
      fundingSourceId: null,
      paymentChallengeAnswer: null,
      subdomain: null,
    }),
    orderIdOf: ({ orderId }) => orderId,
    // A group names its order itself.
    look: async () => {
      const { orderId, fulfillmentState } = await readGroup();
      return { order: orderId ?? undefined, isThere: isGroupActive(fulfillmentState) };
    },
  });
}

function newKey(): Readonly<Record<string, string>> {
  return { 'idempotency-key': randomUUID() };
}
