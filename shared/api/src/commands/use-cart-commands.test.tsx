import { expect, it } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import type { BusFacts } from '@tiffin/contracts';
import { mainApi } from '@tiffin/contracts/schemas';
import { samplesOf } from '@tiffin/contracts/test-support';
import { bus } from '@tiffin/event-bus';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createQueryClient } from '../client/create-query-client';
import type { ErrorEffect } from '../errors/effect';
import { cartQueries } from '../queries/cart.queries';
import { startNetwork } from '../test-support/start-network';
import { wrapperOf } from '../test-support/wrapper';
import { useAddingCount } from './use-adding-count';
import { useCartCommands } from './use-cart-commands';

type Reply = { readonly status?: number; readonly data: unknown };
type Held = { readonly url: string; readonly body: unknown; readonly reply: (reply: Reply) => void };

const dal = { menuItemId: 'dal', quantity: 1, cartItemOptions: [] };

/** The answers of every other read. */
const others = { deliveryInfo: null, data: [], code: 'LUNCH', description: '10% off' };

/** Every change waits until the test replies; reads of the cart get what the server has, unless they are held too. */
function setUp() {
  const held: Held[] = [];
  const reads: { holds: boolean; cart: unknown } = { holds: false, cart: cartOf() };
  startNetwork(({ method, url = '', data }) => {
    if (method === 'get' && url !== '/v1/cart/m') return { data: others };
    if (method === 'get' && !reads.holds) return { data: { cart: reads.cart } };
    return new Promise<Reply>((reply) =>
      held.push({ url: `${method} ${url}`, body: data === undefined ? null : JSON.parse(data), reply }),
    );
  });
  const effects: ErrorEffect[] = [];
  const queryClient = createQueryClient({ onEffect: (effect) => effects.push(effect) });
  const { result } = renderHook(
    () => ({ commands: useCartCommands('m'), cart: useQuery(cartQueries.detail('m')).data }),
    { wrapper: wrapperOf(queryClient) },
  );
  const loaded = waitFor(() => expect(result.current.cart).toBeDefined());
  const reply = (index: number, answer: Reply) => act(async () => held[index]?.reply(answer));
  return { held, reads, effects, queryClient, result, loaded, reply };
}

type Line = { readonly cartItemId: string; readonly quantity: number };

const sample = mainApi.getCart.response.parse(samplesOf(mainApi.getCart.response)[0]).cart;

function cartOf(more: { readonly cartItems?: readonly Line[]; readonly note?: string } = {}) {
  const financialInfo = { ...sample.financialInfo, subtotalMicro: 12_000_000 };
  const nothing = { cartItems: [], scheduledForTime: null, fulfillmentId: null };
  return { ...sample, merchantId: 'm', ...nothing, financialInfo, ...more };
}

const line = (cartItemId: string, quantity = 1): Line => ({ ...sample.cartItems[0], cartItemId, quantity });

it('[CRT-02] [CRT-03] a change marks updating, its answer replaces the cart and is told on the bus', async () => {
  const { held, reads, result, loaded, reply } = setUp();
  await loaded;
  const facts: BusFacts['cartChanged'][] = [];
  const undo = bus.on('cartChanged', (fact) => facts.push(fact));
  act(() => result.current.commands.addItem.mutate(dal));
  await waitFor(() => expect(held).toHaveLength(1));
  expect(result.current.commands).toMatchObject({ isUpdating: true, isUpdatingItem: true });
  reads.cart = cartOf({ cartItems: [line('1', 2)] });
  await reply(0, { data: { cart: reads.cart } });
  await waitFor(() => expect(result.current.commands.isUpdating).toBe(false));
  expect(result.current.cart?.cartItems).toEqual([line('1', 2)]);
  expect(facts).toEqual([{ merchantId: 'm', itemCount: 2, subtotalMicro: 12_000_000 }]);
  undo();
});

it('counts the items that are on their way into the cart, until they are answered or refused', async () => {
  const { held, queryClient, loaded, reply } = setUp();
  await loaded;
  const { result } = renderHook(
    () => ({ adding: useAddingCount('m'), elsewhere: useAddingCount('n'), commands: useCartCommands('m') }),
    { wrapper: wrapperOf(queryClient) },
  );
  act(() => result.current.commands.addItem.mutate({ ...dal, quantity: 3 }));
  await waitFor(() => expect(result.current).toMatchObject({ adding: 3, elsewhere: 0 }));
  await waitFor(() => expect(held).toHaveLength(1));
  await reply(0, { status: 500, data: '' });
  await waitFor(() => expect(result.current.adding).toBe(0));
  act(() => result.current.commands.removeItem.mutate('1'));
  await waitFor(() => expect(held).toHaveLength(2));
  expect(result.current.adding).toBe(0);
});

it('[CRT-03] tip, promo and cutlery mark updating, but no item', async () => {
  const { held, result, loaded, reply } = setUp();
  await loaded;
  const { setTip, addCode, patch } = result.current.commands;
  act(() => {
    setTip.mutate({ selectedTipOptionId: 'tip-10', customTipAmountMicro: null });
    addCode.mutate('lunch');
    patch.mutate({ includeCutlery: true });
  });
  for (const index of [0, 1, 2]) {
    await waitFor(() => expect(held).toHaveLength(index + 1));
    expect(result.current.commands).toMatchObject({ isUpdating: true, isUpdatingItem: false });
    await reply(index, { data: { cart: cartOf() } });
  }
  await waitFor(() => expect(result.current.commands.isUpdating).toBe(false));
  expect(held.map(({ body }) => body)).toEqual([
    { selectedTipOptionId: 'tip-10', customTipAmountMicro: null },
    { checkoutCodeToAdd: 'LUNCH' },
    { includeCutlery: true },
  ]);
});

it('changes of one cart go one after another, and the last answer is the cart', async () => {
  const { held, reads, result, loaded, reply } = setUp();
  reads.cart = cartOf({ cartItems: [line('1'), line('2')] });
  await loaded;
  const { updateItem, removeItem } = result.current.commands;
  act(() => {
    updateItem.mutate({ cartItemId: '1', body: { ...dal, quantity: 3 } });
    removeItem.mutate('2');
  });
  await waitFor(() => expect(result.current.cart?.cartItems).toEqual([line('1', 3)]));
  expect(held).toHaveLength(1);
  await reply(0, { data: { cart: cartOf({ cartItems: [line('1', 3), line('2')] }) } });
  await waitFor(() =>
    expect(held.map(({ url }) => url)).toEqual(['put /v1/cart/m/item/1', 'delete /v1/cart/m/item/2']),
  );
  expect(result.current.cart?.cartItems).toEqual([line('1', 3)]);
  reads.cart = cartOf({ cartItems: [line('1', 3)], note: 'from the server' });
  await reply(1, { data: { cart: reads.cart } });
  await waitFor(() => expect(result.current.cart?.note).toBe('from the server'));
});

it('an older answer of a read cannot overwrite a newer change', async () => {
  const { held, reads, queryClient, result, loaded, reply } = setUp();
  await loaded;
  reads.holds = true;
  act(() => result.current.commands.addItem.mutate(dal));
  await waitFor(() => expect(held).toHaveLength(1));
  act(() => void queryClient.refetchQueries({ queryKey: cartQueries.detail('m').queryKey }));
  await waitFor(() => expect(held).toHaveLength(2));
  await reply(0, { data: { cart: cartOf({ note: 'new' }) } });
  await waitFor(() => expect(result.current.cart?.note).toBe('new'));
  await reply(1, { data: { cart: cartOf({ note: 'old' }) } });
  expect(result.current.cart?.note).toBe('new');
});

it('a change that fails leaves the cart as the server has it, and says so', async () => {
  const { held, reads, effects, result, loaded, reply } = setUp();
  reads.cart = cartOf({ cartItems: [line('1')] });
  await loaded;
  act(() => result.current.commands.removeItem.mutate('1'));
  await waitFor(() => expect(result.current.cart?.cartItems).toEqual([]));
  await waitFor(() => expect(held).toHaveLength(1));
  await reply(0, { status: 500, data: '' });
  await waitFor(() => expect(result.current.cart?.cartItems).toEqual([line('1')]));
  expect(result.current.commands.isUpdating).toBe(false);
  expect(effects).toEqual([{ kind: 'toast', messageKey: 'errors.tryAgain', tone: 'error' }]);
});

it('removing a line that another window has removed gives the cart as the server has it, without an error', async () => {
  const { held, reads, effects, result, loaded, reply } = setUp();
  reads.cart = cartOf({ cartItems: [line('1'), line('2')] });
  await loaded;
  reads.cart = cartOf({ cartItems: [line('2', 7)] });
  act(() => result.current.commands.removeItem.mutate('1'));
  await waitFor(() => expect(held).toHaveLength(1));
  await reply(0, { status: 404, data: { error: { type: 'NOT_FOUND', reason: 'CART_ITEM' } } });
  await waitFor(() => expect(result.current.cart?.cartItems).toEqual([line('2', 7)]));
  expect(result.current.commands.removeItem.isSuccess).toBe(true);
  expect(effects).toEqual([]);
});

it('[ERR-06] incentives that cannot be saved toast errors.tryAgain', async () => {
  const { held, effects, result, loaded, reply } = setUp();
  await loaded;
  act(() => result.current.commands.saveIncentives.mutate({ incentives: ['i'] }));
  await waitFor(() => expect(held).toHaveLength(1));
  expect(held[0]).toMatchObject({ url: 'patch /v1/cart/m/incentives', body: { incentives: ['i'] } });
  await reply(0, { status: 409, data: { error: { type: 'INCENTIVES_TAKEN' } } });
  await waitFor(() =>
    expect(effects).toEqual([{ kind: 'toast', messageKey: 'errors.tryAgain', tone: 'error' }]),
  );
});

it('[CRT-03] [CRT-11] a perk error stops updating, and success without conflicts clears it', async () => {
  const { held, result, loaded, reply } = setUp();
  await loaded;
  act(() => result.current.commands.addItem.mutate(dal));
  await waitFor(() => expect(held).toHaveLength(1));
  const error = { type: 'INVALID_CART_ITEM_PERK', data: { displayHint: 'One a day' } };
  await reply(0, { status: 400, data: { error } });
  await waitFor(() => expect(result.current.commands.perkConflict).not.toBeNull());
  expect(result.current.commands).toMatchObject({
    isUpdating: false,
    perkConflict: { cartItemId: null, body: dal, displayHint: 'One a day' },
  });
  act(() => result.current.commands.removeConflictingPerks());
  await waitFor(() => expect(held).toHaveLength(2));
  expect(held[1]?.body).toEqual({ ...dal, removeConflictingPerks: true });
  await reply(1, { data: { cart: cartOf() } });
  await waitFor(() => expect(result.current.commands.perkConflict).toBeNull());
});

it('a perk conflict can be given up', async () => {
  const { held, result, loaded, reply } = setUp();
  await loaded;
  act(() => result.current.commands.updateItem.mutate({ cartItemId: '1', body: dal }));
  await waitFor(() => expect(held).toHaveLength(1));
  await reply(0, { status: 400, data: { error: { type: 'INVALID_CART_ITEM_PERK' } } });
  await waitFor(() => expect(result.current.commands.perkConflict?.cartItemId).toBe('1'));
  act(() => result.current.commands.dismissPerkConflict());
  await waitFor(() => expect(result.current.commands.perkConflict).toBeNull());
});
