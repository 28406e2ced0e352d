import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { bus } from '@tiffin/event-bus';
import type { TeamGroupOrder } from '@tiffin/contracts';
import {
  ana,
  fakeNetwork,
  makeFulfillment,
  makeTeam,
  makeTeamGroupOrder,
  makeUser,
  refuseWith,
  renderInApp,
} from '@tiffin/testing';
import type { FakeNetwork, Handler, RenderedApp } from '@tiffin/testing';
import { TeamJoinScreen } from './team-join-screen';

type Opened = RenderedApp & { readonly network: FakeNetwork };

function open(orders: readonly TeamGroupOrder[], more: Readonly<Record<string, Handler>> = {}): Opened {
  const team = makeTeam({
    userMembership: { status: 'MEMBER', emailVerified: true },
    groupOrders: [...orders],
  });
  const network = fakeNetwork({
    getUser: () => ({ user: makeUser({ teamInfo: { defaultTeamId: 'team-1' } }) }),
    getTeam: () => ({ team }),
    ...more,
  });
  const path = '/order/team/join';
  const app = renderInApp(<TeamJoinScreen variant="v1" />, { path, route: path, session: ana });
  return { ...app, network };
}

it('[GRP-16] [TEM-11] a member sees what the team orders, with its times and its employee price, and joins by one press', async () => {
  const joined: unknown[] = [];
  const undo = bus.on('groupJoined', (fact) => joined.push(fact));
  const app = open([makeTeamGroupOrder({ hasEmployeePrice: true })], {
    joinFulfillment: () => ({ fulfillment: makeFulfillment() }),
  });
  expect(await screen.findByRole('heading', { name: 'Group orders in your team' })).toBeVisible();
  expect(
    screen.getByText(
      /Lucknow Lunch Home · 3 people · arrives Tue 26 Nov, 12:30.* · choose until Tue 26 Nov, 11:30/,
    ),
  ).toBeVisible();
  expect(screen.getByText('Team price')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Join Ana’s order' }));
  await waitFor(() => {
    expect(app.location()).toBe('/order/fulfillments/fulfillment-1/edit');
  });
  undo();
  expect(app.network.callsOf('joinFulfillment').map(({ params, body }) => [params, body])).toEqual([
    [{ id: 'fulfillment-1' }, { status: 'BROWSING' }],
  ]);
  expect(joined).toEqual([{ fulfillmentId: 'fulfillment-1', merchantId: 'merchant-1' }]);
});

it('[GRP-16] says why a group cannot be joined, and offers the way back into one’s own', async () => {
  const mine = makeTeamGroupOrder({ fulfillmentId: 'mine', hostFirstName: 'Ben', hasJoined: true });
  const app = open([makeTeamGroupOrder(), mine], {
    joinFulfillment: () =>
      refuseWith(409, 'FULFILLMENT_NOT_JOINABLE', { reason: 'FULL', message: 'This group order is full' }),
  });
  await app.user.click(await screen.findByRole('button', { name: 'Join Ana’s order' }));
  expect(await screen.findByText('This group order is full')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open Ben’s order' })).toHaveAttribute(
    'href',
    '/order/fulfillments/mine/edit',
  );
});

it('a team without group orders shows no empty heading', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'My delivery location' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Group orders in your team' })).toBeNull();
});
