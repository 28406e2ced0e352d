import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { inviteQueries } from '@tiffin/api';
import {
  failNetwork,
  fakeNetwork,
  makeInvite,
  makeInviteCard,
  refuseWith,
  renderInApp,
} from '@tiffin/testing';
import { GroupScreen } from './group-screen';
import { ShortLinkScreen } from './short-link-screen';

const place = { path: '/g/link-1?lang=en', route: '/g/:linkId' };

it('[GRP-17] a short link opens the invitation of its group and keeps the rest of the URL', async () => {
  const network = fakeNetwork({ getInvite: () => ({ invite: makeInvite() }) });
  const app = renderInApp(<ShortLinkScreen />, place);
  await waitFor(() => {
    expect(app.location()).toBe('/order/fulfillments/fulfillment-1/edit?lang=en&invite_id=link-1');
  });
  expect(network.callsOf('getInvite').map(({ params }) => params)).toEqual([{ linkId: 'link-1' }]);
});

it('[GRP-17] an unknown short link has a page of its own', async () => {
  fakeNetwork({ getInvite: () => refuseWith(404, 'NOT_FOUND') });
  renderInApp(<ShortLinkScreen />, place);
  expect(await screen.findByRole('heading', { name: 'We can’t find this group order' })).toBeVisible();
});

it('[GRP-17] a short link without an answer can be tried again', async () => {
  const network = fakeNetwork({ getInvite: failNetwork });
  const app = renderInApp(<ShortLinkScreen />, place);
  const again = await screen.findByRole('button', { name: /Try again/ });
  network.plan({ getInvite: () => ({ invite: makeInvite() }) });
  await app.user.click(again);
  await waitFor(() => {
    expect(app.location()).toContain('invite_id=link-1');
  });
});

it('shows the invitation by the card that the server has read, also on the page of the group', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const network = fakeNetwork({
    getInvite: async () => {
      await held;
      return { invite: makeInvite() };
    },
    getFulfillment: () => new Promise(() => undefined),
  });
  const { queryClient, navigate, location, user } = renderInApp(<ShortLinkScreen />, {
    route: place.route,
    routes: [{ path: '/order/fulfillments/:fulfillmentId/edit', element: <GroupScreen /> }],
  });
  queryClient.setQueryData(inviteQueries.card('link-1').queryKey, makeInviteCard());
  await navigate(place.path);
  expect(await screen.findByText(/order together from/)).toBeVisible();
  release();
  await waitFor(() => expect(network.callsOf('getFulfillment')).toHaveLength(1));
  expect(location()).toContain('/edit');
  expect(await screen.findByText(/order together from/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(screen.getByRole('button', { name: 'Join' })).toHaveAttribute('aria-busy', 'true');
});
