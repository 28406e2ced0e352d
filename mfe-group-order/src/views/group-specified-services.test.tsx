import { afterEach, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Extension, Fulfillment } from '@tiffin/contracts';
import { ana, makeCartItem, makeFulfillmentGuest, specifiedConfig, testConfig } from '@tiffin/testing';
import { asBen } from '../test-support/as-ben';
import { makeRoom, openRoom } from '../test-support/open-room';
import { setVisible } from '../test-support/set-visible';

const [host] = makeRoom().guests;
const dal = makeCartItem({ cartItemId: 'dal', name: 'Dal', isAvailable: false });
const ben = makeFulfillmentGuest({ cartItems: [dal], subtotalMicro: 12_000_000 });

/** Ana hosts, Ben is choosing a dish that is sold out. */
const room = (more: Partial<Fulfillment> = {}) =>
  makeRoom({ guests: [host ?? ben, ben], sharedCosts: undefined, ...more });

const withOnly = (extension: Extension) => {
  const { missingExtensions = [] } = specifiedConfig;
  return { ...specifiedConfig, missingExtensions: missingExtensions.filter((name) => name !== extension) };
};

afterEach(() => {
  jest.useRealTimers();
  setVisible(false);
});

const doors: readonly (readonly [Extension, string])[] = [
  ['colleagues', 'Add someone without a phone'],
  ['nudges', 'Nudge Ben'],
  ['countIn', 'Include Ben'],
];

it.each(doors)('a service with %s offers the host “%s”', async (extension, name) => {
  openRoom({ session: ana, group: room(), config: withOnly(extension) });
  expect(await screen.findByRole('button', { name })).toBeVisible();
});

it('a host sees no button of a call that the services do not have, and still extends the deadline', async () => {
  openRoom({ session: ana, group: room(), config: specifiedConfig });
  expect(await screen.findByRole('button', { name: /more minutes/ })).toBeVisible();
  for (const [, name] of doors) expect(screen.queryByRole('button', { name })).toBeNull();
});

it.each([
  ['a co-host', 'coHosts', /co-host/],
  ['removal of the dish', 'dishRemoval', /^Remove Dal/],
] as const)('the panel of a guest offers %s only where the services do', async (_what, extension, name) => {
  const first = openRoom({ session: ana, group: room(), config: withOnly(extension) });
  await first.user.click(await screen.findByRole('button', { name: /^Ben / }));
  const panel = await screen.findByRole('dialog', { name: /^Ben / });
  expect(within(panel).getByRole('button', { name })).toBeVisible();
  first.unmount();
  const { user } = openRoom({ session: ana, group: room(), config: specifiedConfig });
  await user.click(await screen.findByRole('button', { name: /^Ben / }));
  const plain = await screen.findByRole('dialog', { name: /^Ben / });
  expect(within(plain).queryByRole('button', { name })).toBeNull();
});

it('the share panel offers a new link only where the services do', async () => {
  const open = (config: typeof specifiedConfig) =>
    openRoom({
      session: ana,
      query: '?share=1',
      config,
      handlers: { createInvite: () => ({ linkId: 'link', joinUri: 'http://localhost:3000/g/link' }) },
    });
  const { unmount } = open(withOnly('newLinks'));
  const panel = await screen.findByRole('dialog', { name: 'Invite your group' });
  expect(await within(panel).findByRole('button', { name: 'Get a new link' })).toBeVisible();
  unmount();
  open(specifiedConfig);
  const plain = await screen.findByRole('dialog', { name: 'Invite your group' });
  expect(await within(plain).findByRole('button', { name: 'Copy link' })).toBeVisible();
  expect(within(plain).queryByRole('button', { name: 'Get a new link' })).toBeNull();
});

it('the host of specified services pays for everybody and chooses who sees the dishes', async () => {
  const { user, network } = openRoom({
    session: ana,
    group: room(),
    config: specifiedConfig,
    handlers: { updateFulfillment: () => ({ fulfillment: room(), validationErrors: [] }) },
  });
  await user.click(await screen.findByRole('button', { name: /Who pays/ }));
  const panel = within(await screen.findByRole('dialog', { name: /Who pays/ }));
  expect(panel.getByText('You pay for everyone')).toBeVisible();
  expect(panel.queryByRole('radio')).toBeNull();
  await user.click(panel.getByRole('switch'));
  await user.click(panel.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(network.callsOf('updateFulfillment')).toHaveLength(1));
  expect(network.callsOf('updateFulfillment')[0]?.body).toEqual({
    paymentSplit: 'FIXED_AMOUNT',
    fixedAmountMicro: null,
    showGuestItems: false,
  });
});

it('the deadline of specified services neither counts people in nor orders by itself', async () => {
  const open = async (config: typeof testConfig) => {
    const app = openRoom({
      session: ana,
      group: room(),
      config,
      handlers: { getFulfillmentTimeSlots: () => ({ scheduledOrderTimeSlots: [] }) },
    });
    await app.user.click(await screen.findByRole('button', { name: /^Deadline/ }));
    const panel = within(await screen.findByRole('dialog', { name: /Deadline/ }));
    const count = panel.queryAllByRole('switch').length;
    app.unmount();
    return count;
  };
  expect(await open(testConfig)).toBe(2);
  expect(await open(specifiedConfig)).toBe(0);
});

it('a guest says “I’m done” without a payment, and is offered no reminder', async () => {
  const guests = [host ?? ben, { ...ben, cartItems: [makeCartItem()], reminderEmail: null }];
  const group = asBen({ guests });
  const name = 'Email me before it closes';
  const whole = openRoom({ group, session: 'guest' });
  expect(await screen.findByRole('button', { name })).toBeVisible();
  whole.unmount();
  openRoom({ group, session: 'guest', config: specifiedConfig });
  expect((await screen.findAllByRole('button', { name: /I’m done/ }))[0]).toBeVisible();
  expect(screen.queryByRole('button', { name })).toBeNull();
});

it('follows a group by its status alone where the services tell no events', async () => {
  jest.useFakeTimers();
  setVisible(true);
  const group = room();
  const { network } = openRoom({ session: ana, group, config: specifiedConfig });
  await screen.findByRole('button', { name: /^Ben / });
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  expect(network.callsOf('watchFulfillment')).toHaveLength(0);
  expect(network.callsOf('getFulfillmentStatus').length).toBeGreaterThan(1);
});
