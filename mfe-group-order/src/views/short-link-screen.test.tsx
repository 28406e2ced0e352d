import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { failNetwork, fakeNetwork, makeInvite, refuseWith, renderInApp } from '@tiffin/testing';
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
