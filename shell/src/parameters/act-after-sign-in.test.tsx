import { beforeEach, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { setConfig } from '@tiffin/config';
import { createMemoryHistory } from '@tiffin/router';
import { ana, fakeNetwork, makeCart, startTestSession, testConfig } from '@tiffin/testing';
import { actAfterSignIn } from './act-after-sign-in';
import { followSignIn } from './follow-sign-in';
import { keepQuery } from './keep-query';

beforeEach(() => {
  setConfig({ ...testConfig, backOrigins: ['https://partner.example'] });
});

function startAt(path: string) {
  const history = keepQuery(createMemoryHistory({ initialEntries: [path] }));
  const left: string[] = [];
  const act = () => actAfterSignIn(history, new QueryClient(), (url) => left.push(url));
  return { history, left, act, here: () => history.location.pathname + history.location.search };
}

it('[AUT-15] opens the target of onLogIn with the persisted parameters and without the finished ones', async () => {
  const { act, here } = startAt('/m/lucknow/menu?onLogIn=%2Fm%2Flucknow%2Forder&room=4&checkoutLogin=true');
  await act();
  expect(here()).toBe('/m/lucknow/order?room=4');
});

it('[AUT-15] leaves for an allowed site only', async () => {
  const partner = startAt('/?onLogIn=https%3A%2F%2Fpartner.example%2Fdone');
  await partner.act();
  expect(partner.left).toEqual(['https://partner.example/done']);
  const evil = startAt('/?onLogIn=https%3A%2F%2Fevil.example&q=dal');
  await evil.act();
  expect([evil.left, evil.here()]).toEqual([[], '/?q=dal']);
});

it('[AUT-15] claims the cart that was filled at a merchant, and stays', async () => {
  const { calls } = fakeNetwork({ claimCart: () => ({ cart: makeCart() }) });
  const { act, here } = startAt('/m/lucknow/menu?claim=merchant-1');
  await act();
  expect(calls).toMatchObject([{ name: 'claimCart', params: { merchantId: 'merchant-1' } }]);
  expect(here()).toBe('/m/lucknow/menu');
});

it('[AUT-15] waits as long as nobody is signed in', async () => {
  const { history, here } = startAt('/m/lucknow/menu?origin=%2Fcatalogs%2Fnoon');
  startTestSession();
  followSignIn(history, new QueryClient());
  expect(here()).toBe('/m/lucknow/menu?origin=%2Fcatalogs%2Fnoon');
  startTestSession(ana);
  await waitFor(() => {
    expect(here()).toBe('/catalogs/noon');
  });
});
