import { describe, expect, it } from '@jest/globals';
import { guest } from '../../test-support/caller';
import { CARDS, Shopper } from '../../test-support/shopper';
import { ownSandbox } from '../../test-support/own-sandbox';
import { SANDBOX_START_MS } from '../../test-support/start-sandbox';

const EIGHT_STAMPS = 'm_mak-kee-dim-sum';
const REWARD = 5_000_000;
/** A story of eight orders takes longer than one request. */
const STORY_MS = 60_000;

const sandbox = ownSandbox();

const control = (path: string, body: unknown = {}) => guest(sandbox).call('POST', `/sandbox/${path}`, body);
const reject = (orderId: string) => control(`orders/${orderId}/reject`);

async function place(shopper: Shopper): Promise<string> {
  const checksum = await shopper.fillPlain();
  const { body } = await shopper.order(checksum, await shopper.card(CARDS.passes));
  return body.order.orderId;
}

/** Moves an order to its end. */
async function complete(orderId: string): Promise<void> {
  for (let status = ''; status !== 'RECEIVED';)
    status = (await control(`orders/${orderId}/advance`)).body.orderStatus;
}

async function creditOf({ caller }: Shopper): Promise<Readonly<Record<string, number>>> {
  return (await caller.call('GET', '/main/v1/user')).body.user.creditMap;
}

async function cardOf({ caller }: Shopper) {
  const { body } = await caller.call('GET', '/main/v1/merchants?externalId=mak-kee-dim-sum');
  return body.merchant.userStampCardProgress;
}

/** Returns a person with `count` completed orders, and perhaps others that were only placed. */
async function regular(completed: number, placed = 0): Promise<{ shopper: Shopper; open: string[] }> {
  const shopper = await Shopper.signedIn(sandbox, EIGHT_STAMPS);
  for (let order = 0; order < completed; order += 1) await complete(await place(shopper));
  const open: string[] = [];
  for (let order = 0; order < placed; order += 1) open.push(await place(shopper));
  return { shopper, open };
}

describe('[LOY-05] a full stamp card', () => {
  it(
    'gives its credit once the order that fills it is completed, and begins again',
    async () => {
      const { shopper, open } = await regular(7, 1);
      expect(await cardOf(shopper)).toEqual({
        totalStampsCollected: 0,
        stampCardLength: 8,
        rewardMicro: REWARD,
      });
      expect(await creditOf(shopper)).toEqual({});
      await complete(open[0] ?? '');
      expect(await creditOf(shopper)).toEqual({ CAD: REWARD });
      expect(await creditOf(shopper)).toEqual({ CAD: REWARD });
      await complete(await place(shopper));
      expect(await cardOf(shopper)).toMatchObject({ totalStampsCollected: 1 });
    },
    STORY_MS,
  );

  it(
    'pays for the next order, unless the person keeps the credit',
    async () => {
      const { shopper } = await regular(8);
      await shopper.fillPlain();
      expect((await shopper.cart()).financialInfo.creditMicro).toBe(REWARD);
      await shopper.caller.call('PATCH', shopper.cartPath, { includeCredit: false });
      expect((await shopper.cart()).financialInfo.creditMicro).toBe(0);
      await shopper.caller.call('PATCH', shopper.cartPath, { includeCredit: true });
      const { cartChecksum } = await shopper.cart();
      const { body } = await shopper.order(cartChecksum, await shopper.card(CARDS.passes));
      expect(body.order.orderReceipt.creditMicro).toBe(REWARD);
      expect(await creditOf(shopper)).toEqual({ CAD: 0 });
    },
    STORY_MS,
  );

  it(
    'gives its credit once when two orders are completed and the credit is read many times at once',
    async () => {
      const { shopper, open } = await regular(6, 2);
      await Promise.all(open.map(complete));
      await Promise.all([...Array.from({ length: 6 }, () => creditOf(shopper)), shopper.cart()]);
      expect(await creditOf(shopper)).toEqual({ CAD: REWARD });
    },
    STORY_MS,
  );

  it(
    'gives its credit once when the process dies after the order was completed, and after it was given',
    async () => {
      const { shopper, open } = await regular(7, 1);
      await complete(open[0] ?? '');
      await sandbox.crashAndRestart();
      expect(await creditOf(shopper)).toEqual({ CAD: REWARD });
      await sandbox.crashAndRestart();
      expect(await creditOf(shopper)).toEqual({ CAD: REWARD });
    },
    STORY_MS + SANDBOX_START_MS,
  );

  it(
    'loses the stamp of a cancelled or rejected order, and gives no credit for it',
    async () => {
      const { shopper, open } = await regular(6, 2);
      const [cancelled = '', rejected = ''] = open;
      await shopper.caller.call('PATCH', `/main/v1/order/${cancelled}/cancel`);
      await reject(rejected);
      expect(await cardOf(shopper)).toMatchObject({ totalStampsCollected: 6 });
      await complete(await place(shopper));
      expect(await creditOf(shopper)).toEqual({});
      await complete(await place(shopper));
      expect(await creditOf(shopper)).toEqual({ CAD: REWARD });
    },
    STORY_MS,
  );

  it(
    'keeps the stamp of an order that the kitchen rejects after its end',
    async () => {
      const { shopper, open } = await regular(7, 1);
      await complete(open[0] ?? '');
      expect((await reject(open[0] ?? '')).body.orderStatus).toBe('RECEIVED');
      expect(await creditOf(shopper)).toEqual({ CAD: REWARD });
    },
    STORY_MS,
  );
});

describe('[ORD-07] the stamps of an order', () => {
  it('are told to whoever paid, and not to the bearer of a link', async () => {
    const shopper = await Shopper.signedIn(sandbox, EIGHT_STAMPS);
    const orderId = await place(shopper);
    const { body } = await shopper.caller.call('GET', `/main/v1/order/${orderId}`);
    expect(body.order.orderReceipt.loyaltyStampsCount).toBe(1);
    const byLink = await guest(sandbox).call('GET', `/main/v1/order/token/${body.order.orderToken}`);
    expect(byLink.body.order.orderReceipt.loyaltyStampsCount).toBe(0);
  });

  it('are none for a guest, who has no account to keep a reward', async () => {
    const shopper = Shopper.guest(sandbox, EIGHT_STAMPS);
    const checksum = await shopper.fillPlain();
    const { body } = await shopper.order(checksum, await shopper.card(CARDS.passes));
    expect(body.order.orderReceipt.loyaltyStampsCount).toBe(0);
    expect(await cardOf(shopper)).toMatchObject({ totalStampsCollected: 0 });
  });
});
