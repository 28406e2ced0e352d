import type { Answer } from '../../test-support/caller';
import { guest } from '../../test-support/caller';
import { GroupStory } from '../../test-support/group-story';
import { CARDS, MERCHANT, Shopper, THALI } from '../../test-support/shopper';
import { workerSandbox } from '../../test-support/worker-sandbox';
import { joinTeam, newMember } from '../../test-support/team-member';

const sandbox = workerSandbox();

const thali = (more: object = {}) => ({ ...THALI, ...more });
const sumOf = ({ body }: Answer): number => body.cart.financialInfo.itemSumMicro / 1_000_000;

describe('the perk price applies to one dish per order', () => {
  it('when one line has seven pieces', async () => {
    const shopper = Shopper.guest(sandbox);
    const one = sumOf(await shopper.add(thali()));
    const other = Shopper.guest(sandbox);
    expect(sumOf(await other.add(thali({ quantity: 7 })))).toBe(7 * one + 6 * 2);
  });

  it('when it is in three lines, or added again', async () => {
    const shopper = Shopper.guest(sandbox);
    const one = sumOf(await shopper.add(thali()));
    await shopper.add(thali({ note: 'no onion' }));
    await shopper.add(thali({ note: 'hot' }));
    const { body } = await shopper.add(thali());
    expect(sumOf({ status: 200, body })).toBe(4 * one + 3 * 2);
    const perks = body.cart.cartItems.map((line: { perk: unknown }) => line.perk !== null);
    expect(perks).toEqual([true, false, false]);
  });

  it('when several people of a group have it in their carts', async () => {
    const story = new GroupStory(sandbox);
    const [host, bo] = [await story.person('Ana'), await story.person('Bo')];
    const add = (who: typeof host) => who.call('POST', `/main/v1/cart/${MERCHANT}/item`, thali());
    const one = sumOf(await add(host));
    const group = await story.start(host);
    await story.join(bo, group);
    await add(bo);
    await story.sayDone(bo, group);
    const { costBreakdown, guests } = await story.read(host, group);
    expect(costBreakdown.itemSumMicro / 1_000_000).toBe(2 * one + 2);
    expect(guests[1].subtotalMicro / 1_000_000).toBe(one + 2);
    expect((await story.cart(bo)).financialInfo.itemSumMicro / 1_000_000).toBe(one + 2);
  });
});

describe('a code of a team', () => {
  it('is removed when its person leaves the team, from the cart, which says why, and from the order', async () => {
    const mia = await newMember(sandbox, 'northlight', 'mia@northlight.example');
    const shopper = Shopper.of(mia);
    await shopper.fill();
    const taken = await shopper.change('checkout-code', { checkoutCodeToAdd: 'NORTHLIGHT' });
    expect(taken.body.cart.cartCheckoutCodes).toEqual(['NORTHLIGHT']);
    await mia.call('POST', '/gateway/teams/northlight/leave');
    const cart = await shopper.cart();
    expect(cart).toMatchObject({
      cartCheckoutCodes: [],
      removedCheckoutCodes: [{ code: 'NORTHLIGHT', reason: 'TEAM_MEMBERS_ONLY' }],
      financialInfo: { cartDiscounts: [] },
    });
    const card = await shopper.card(CARDS.passes);
    const late = await shopper.order(taken.body.cart.cartChecksum, card);
    expect(late.body.error.type).toBe('CART_CHANGED');
    const placed = await shopper.order(cart.cartChecksum, card);
    expect(placed.body.order.orderReceipt.orderDiscounts).toEqual([]);
  });

  it('is refused to a former member who is now in another team', async () => {
    const mina = await newMember(sandbox, 'northlight', 'mina@northlight.example');
    await mina.call('POST', '/gateway/teams/northlight/leave');
    await joinTeam(mina, 'mercer-street');
    const shopper = Shopper.of(mina);
    await shopper.fill();
    const refused = await shopper.change('checkout-code', { checkoutCodeToAdd: 'NORTHLIGHT' });
    expect(refused.body.error.reason).toBe('TEAM_MEMBERS_ONLY');
  });
});

describe('an amount', () => {
  const price = (priceMicro: unknown) =>
    guest(sandbox).call('POST', '/sandbox/merchants/long-lane-larder/items/custard-tart', { priceMicro });

  it.each([-1, 1.5, 10_000_000_001, Number.MAX_SAFE_INTEGER, 2 ** 53, '5'])(
    'of %p is not accepted as a price',
    async (priceMicro) => {
      const refused = await price(priceMicro);
      expect([refused.status, refused.body.error?.type]).toEqual([400, 'INVALID_PARAMETER']);
    },
  );

  it('at its maximum is added up exactly in the fullest cart', async () => {
    expect((await price(10_000_000_000)).status).toBe(200);
    const shopper = Shopper.guest(sandbox, 'm_long-lane-larder');
    for (const note of ['a', 'b', 'c']) await shopper.add({ menuItemId: 'custard-tart', quantity: 20, note });
    const { itemSumMicro } = (await shopper.cart()).financialInfo;
    expect(itemSumMicro).toBe(600_000_000_000);
  });
});
