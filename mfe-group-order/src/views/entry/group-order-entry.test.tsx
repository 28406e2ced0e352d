import { expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { serverNow } from '@tiffin/api';
import type { Fulfillment, SlotProps } from '@tiffin/contracts';
import { bus } from '@tiffin/event-bus';
import {
  ana,
  answerWith,
  fakeNetwork,
  makeCart,
  makeMerchant,
  makeTeam,
  makeTeamGroupOrder,
  makeUser,
  refuseWith,
  renderInApp,
} from '@tiffin/testing';
import type { FakeNetwork, Handler, RecordedCall, RenderedApp, TestSession } from '@tiffin/testing';
import { announce } from '@tiffin/ui';
import { makeRoom } from '../../test-support/open-room';
import { GroupOrderEntry } from './group-order-entry';
import { RoomMinutes } from './room-minutes';

const minuteMs = 60_000;

/** Returns a group whose guests can choose for some minutes. */
function closingIn(minutes: number, now = Date.now()): Fulfillment {
  const time = (later: number) => new Date(now + (minutes + later) * minuteMs).toISOString();
  return makeRoom({ orderByTime: time(0), expirationTime: time(60) });
}

type Entry = RenderedApp & { readonly network: FakeNetwork };

function show(
  handlers: Readonly<Record<string, Handler>> = {},
  session: TestSession = ana,
  placement: SlotProps['placement'] = 'menu',
): Entry {
  const network = fakeNetwork({
    getCart: () => ({ cart: makeCart({ fulfillmentId: null }) }),
    getMerchant: () => ({ merchant: makeMerchant({ supportsGroupOrdering: true }) }),
    findFulfillments: () => ({ fulfillments: [] }),
    getUser: () => ({ user: makeUser() }),
    ...handlers,
  });
  const app = renderInApp(<GroupOrderEntry merchantId="merchant-1" placement={placement} />, {
    path: '/m/lucknow-lunch-home/menu?lang=en&item=dal&deliveryAddressId=a1',
    route: '/m/:merchantExternalId/menu',
    session,
  });
  return { ...app, network };
}

it('[GRP-05] [RTE-03] two presses start a group and open its edit page with the share panel', async () => {
  const { user, network, location } = show({ createFulfillment: () => ({ fulfillment: makeRoom() }) });
  await user.click(await screen.findByRole('button', { name: 'Start a group order' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start' }));
  await waitFor(() => {
    expect(location()).toBe('/order/fulfillments/fulfillment-1/edit?lang=en&deliveryAddressId=a1&share=1');
  });
  expect(network.callsOf('createFulfillment')).toHaveLength(1);
  const { orderByTime, ...body } = Object(network.callsOf('createFulfillment')[0]?.body);
  expect(body).toEqual({ merchantId: 'merchant-1', fulfillmentType: 'DELIVERY', deliveryAddressId: 'a1' });
  // Another test may have told a service's time.
  expect(Date.parse(orderByTime)).toBeGreaterThan(serverNow());
});

it('[GRP-05] who starts a group reads that they order, not that they pay for all', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Start a group order' }));
  const text = 'You’ll get a link to share. Everyone chooses, you order, and you decide who pays.';
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(text)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a merchant with app-only group orders says so in the dialog', async () => {
  const { user } = show({
    createFulfillment: () =>
      refuseWith(409, 'ORDER_CREATION', {
        reason: 'GROUP_ORDER_APP_ONLY',
        message: 'Group orders here are only in the app',
      }),
  });
  await user.click(await screen.findByRole('button', { name: 'Start a group order' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Group orders here are only in the app');
});

it('a guest is asked to sign in', async () => {
  const asked: unknown[] = [];
  const undo = bus.on('signInRequested', (fact) => asked.push(fact));
  const { user } = show({}, 'guest');
  await user.click(await screen.findByRole('button', { name: 'Start a group order' }));
  expect(asked).toEqual([{ reason: 'group' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  undo();
});

it('[GRP-16] a member of a team is told of the team’s open order at this restaurant', async () => {
  const groupOrders = [
    makeTeamGroupOrder({ fulfillmentId: 'elsewhere', merchantId: 'merchant-2', hostFirstName: 'Zoe' }),
    makeTeamGroupOrder({ fulfillmentId: 'here', merchantId: 'merchant-1', hostFirstName: 'Mia' }),
  ];
  show({
    getUser: () => ({ user: makeUser({ teamInfo: { ...makeUser().teamInfo, defaultTeamId: 'team-1' } }) }),
    getTeam: () => ({ team: makeTeam({ groupOrders }) }),
  });
  const link = await screen.findByRole('link', {
    name: /Mia\s*’s order · Join your team · closes Tue 26 Nov, 11:30/,
  });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/order\/fulfillments\/here\/edit/));
  expect(screen.queryByRole('link', { name: /Zoe/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Start a group order' })).toBeVisible();
});

it.each([
  ['of no orders', undefined],
  ['not where its orders are from', [makeTeamGroupOrder({ merchantId: undefined })]],
])('[GRP-16] leads to no order of the team where the service tells %s', async (_what, groupOrders) => {
  const { network } = show({
    getUser: () => ({ user: makeUser({ teamInfo: { ...makeUser().teamInfo, defaultTeamId: 'team-1' } }) }),
    getTeam: () => ({ team: makeTeam({ groupOrders }) }),
  });
  await waitFor(() => expect(network.callsOf('getTeam')).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Start a group order' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Join your team/ })).toBeNull();
});

it('a cart in a group shows its host, deadline and progress', async () => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-06-01T18:00:00Z') });
  show({
    getCart: () => ({ cart: makeCart({ fulfillmentId: 'fulfillment-1' }) }),
    getFulfillment: () => ({ fulfillment: closingIn(61) }),
  });
  const link = await screen.findByRole('link', {
    name: /Ana\s*’s order · closes \d\d:\d\d( Los Angeles time)? · 2 of 2 done/,
  });
  expect(link).toHaveAttribute('href', '/order/fulfillments/fulfillment-1/edit?lang=en&deliveryAddressId=a1');
  jest.useRealTimers();
});

it.each([
  ['menu', true],
  ['cart', false],
] as const)('says on a %s whether the host pays: %s', async (placement, isSaid) => {
  show(
    {
      getCart: () => ({ cart: makeCart({ fulfillmentId: 'fulfillment-1' }) }),
      getFulfillment: () => ({ fulfillment: makeRoom() }),
    },
    ana,
    placement,
  );
  const link = await screen.findByRole('link', { name: /Ana\s*’s order/ });
  expect(within(link).queryAllByText(/pays? for everyone/)).toHaveLength(isSaid ? 1 : 0);
});

it.each([-3, 0, 3])(
  'counts the last hour in minutes by the service’s clock on a device that is %i hours off, and says each step once',
  async (hours) => {
    jest.useFakeTimers({ advanceTimers: true });
    const serverMs = () => Date.now() - hours * 60 * minuteMs;
    const group = { ...closingIn(12, serverMs()), fulfillmentId: `fulfillment-${hours}` };
    const dated = () => answerWith(200, { fulfillment: group }, { date: new Date(serverMs()).toUTCString() });
    const handlers = {
      getCart: () => ({ cart: makeCart({ fulfillmentId: group.fulfillmentId }) }),
      getFulfillment: dated,
    };
    const { unmount } = show(handlers);
    expect(await screen.findByRole('link', { name: /· 1[23] min left · 2 of 2 done/ })).toBeVisible();
    for (let passed = 0; passed < 3; passed += 1) {
      await act(() => jest.advanceTimersByTimeAsync(minuteMs));
    }
    expect(screen.getByRole('link', { name: /· (9|10) min left/ })).toBeVisible();
    const said = /(9|10) minutes left in Ana’s order\./;
    expect(screen.getByText(said)).toBeInTheDocument();
    unmount();
    act(() => {
      announce('');
    });
    show(handlers);
    await screen.findByRole('link', { name: /min left/ });
    expect(screen.queryByText(said)).toBeNull();
    jest.useRealTimers();
  },
);

it('keeps the link to a group that does not load again, and takes it away from who is not in it any more', async () => {
  const { network, queryClient } = show({
    getCart: () => ({ cart: makeCart({ fulfillmentId: 'fulfillment-1' }) }),
    getFulfillment: () => ({ fulfillment: makeRoom() }),
  });
  const link = await screen.findByRole('link', { name: /Ana/ });
  network.plan({ getFulfillment: () => refuseWith(500, 'INTERNAL') });
  await act(() => queryClient.invalidateQueries());
  expect(network.callsOf('getFulfillment').length).toBeGreaterThan(1);
  expect(link).toBeVisible();
  network.plan({ getFulfillment: () => refuseWith(403, 'FORBIDDEN', { reason: 'REMOVED' }) });
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(link).not.toBeInTheDocument());
});

it('counts no minutes once the deadline has passed', async () => {
  renderInApp(<RoomMinutes group={closingIn(-1, serverNow())} closes="closes 12:30" />);
  expect(await screen.findByText(/closes 12:30/)).toBeVisible();
  expect(screen.queryByText(/min left/)).toBeNull();
});

it('[GRP-08] a cart in no group links to the first group that the service finds at the merchant', async () => {
  const [first, second] = [makeRoom(), makeRoom({ fulfillmentId: 'fulfillment-2' })];
  const { network } = show({
    findFulfillments: () => ({ fulfillments: [first, second] }),
    getFulfillment: () => ({ fulfillment: first }),
  });
  expect(await screen.findByRole('link', { name: /Ana\s*’s order/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/order/fulfillments/fulfillment-1/edit'),
  );
  expect(network.callsOf('findFulfillments').map(({ query }) => query)).toEqual([
    { merchantIds: 'merchant-1' },
  ]);
  expect(network.callsOf('getFulfillment')[0]?.params).toEqual({ id: 'fulfillment-1' });
});

it('offers to start a group once the one that was found has ended', async () => {
  const { network } = show({
    findFulfillments: () => ({ fulfillments: [makeRoom()] }),
    getFulfillment: () => ({ fulfillment: makeRoom({ fulfillmentState: 'CLOSED' }) }),
  });
  await waitFor(() => expect(network.callsOf('getFulfillment')).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Start a group order' })).toBeVisible());
  expect(screen.queryByRole('link', { name: /order/ })).toBeNull();
});

it('renders nothing at a merchant without group orders', async () => {
  const { network, container } = show({
    getMerchant: () => ({ merchant: makeMerchant({ supportsGroupOrdering: false }) }),
  });
  await waitFor(() => {
    expect(network.callsOf('getMerchant')).toHaveLength(1);
  });
  expect(within(container).queryByRole('button')).toBeNull();
});

it('[GRP-05] [GRP-22] a group is planned for another day: its food is chosen, and the deadline follows', async () => {
  const { user, network } = show({ createFulfillment: () => ({ fulfillment: makeRoom() }) });
  await user.click(await screen.findByRole('button', { name: 'Start a group order' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Another day' }));
  await user.click(dialog.getByRole('radio', { name: '12:15' }));
  expect(dialog.getByText(/^Guests choose until .*4 May, 10:15/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Start' }));
  await waitFor(() => {
    expect(network.callsOf('createFulfillment')).toHaveLength(1);
  });
  const body: unknown = network.callsOf('createFulfillment')[0]?.body;
  const { orderByTime, scheduledForTime } = Object(body);
  expect(Date.parse(scheduledForTime) - Date.parse(orderByTime)).toBe(2 * 3_600_000);
});

it('[GRP-05] “Same as last time” starts with the settings, the weekday and the clock of the last group', async () => {
  const last = makeRoom({
    fulfillmentState: 'CLOSED',
    guestMax: 30,
    fixedAmountMicro: 15_000_000,
    orderByTime: '2026-11-18T16:00:00.000Z',
    scheduledDetails: { scheduled: true, scheduledForTime: '2026-11-18T17:30:00.000Z' },
  });
  const handlers = {
    findFulfillments: ({ query }: RecordedCall) => ({
      fulfillments: query.fulfillmentStateFilter === undefined ? [] : [last],
    }),
    createFulfillment: () => ({ fulfillment: makeRoom() }),
    updateFulfillment: () => ({ fulfillment: makeRoom({ guestMax: 30 }), validationErrors: [] }),
  };
  const { user, network, location } = show(handlers);
  await user.click(await screen.findByRole('button', { name: 'Start a group order' }));
  await user.click(await screen.findByRole('button', { name: 'Same as last time' }));
  await waitFor(() => {
    expect(location()).toContain('/order/fulfillments/fulfillment-1/edit');
  });
  const { orderByTime, scheduledForTime } = Object(network.callsOf('createFulfillment')[0]?.body);
  expect(new Date(scheduledForTime).getUTCDay()).toBe(3);
  expect(Date.parse(scheduledForTime) - Date.parse(orderByTime)).toBe(90 * 60_000);
  expect(network.callsOf('updateFulfillment')[0]?.body).toMatchObject({
    guestMax: 30,
    fixedAmountMicro: 15_000_000,
  });
});

it('a group like the last one starts even if its settings cannot be saved, and says so', async () => {
  const { user, location } = show({
    findFulfillments: ({ query }: RecordedCall) => ({
      fulfillments: query.fulfillmentStateFilter === undefined ? [] : [makeRoom()],
    }),
    createFulfillment: () => ({ fulfillment: makeRoom() }),
    updateFulfillment: () => refuseWith(400, 'INVALID_PARAMETER', { reason: 'locationId' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Start a group order' }));
  await user.click(await screen.findByRole('button', { name: 'Same as last time' }));
  await waitFor(() => {
    expect(location()).toContain('/order/fulfillments/fulfillment-1/edit');
  });
  // The toast moves from the dialog to the page when the dialog closes.
  await waitFor(() => {
    expect(screen.getByText(/some of last time’s settings weren’t saved/)).toBeVisible();
  });
});
