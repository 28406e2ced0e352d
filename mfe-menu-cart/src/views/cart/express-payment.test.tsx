import { afterEach, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { setEmbedHost } from '@tiffin/config';
import { RemoteLoaderProvider } from '@tiffin/federation';
import type { RemoteLoader } from '@tiffin/federation';
import { makeFinancialInfo, renderInApp } from '@tiffin/testing';
import { ExpressPayment } from './express-payment';

afterEach(() => {
  Reflect.deleteProperty(window, 'PaymentRequest');
  act(() => {
    setEmbedHost(null);
  });
});

/** Returns a loader whose one remote fills the slot. */
function loaderOfWallets(): RemoteLoader {
  const piece = async () => ({ View: () => <button type="button">Google Pay</button> });
  const remote = { contract: 3, routes: [], slots: { 'wallet-buttons': piece } };
  return {
    peek: () => undefined,
    ownerOf: (slot) => (slot === 'wallet-buttons' ? 'mfe-checkout' : undefined),
    load: async (name) => ({ name, version: '1', url: 'http://a/1.json', remote }),
    renew: () => undefined,
    worked: () => undefined,
    refuse: () => false,
    report: () => undefined,
  };
}

function open(totalPayableMicro: number, loader: RemoteLoader | null = null) {
  const cart = { financialInfo: makeFinancialInfo({ totalPayableMicro }) };
  const merchant = { id: 'merchant-1', url: '/m/lucknow-lunch-home/menu' };
  const payment = <ExpressPayment merchant={merchant} cart={cart} />;
  renderInApp(loader ? <RemoteLoaderProvider value={loader}>{payment}</RemoteLoaderProvider> : payment);
}

const link = () => screen.queryByRole('link', { name: 'Apple Pay or Google Pay' });

it('[CHK-14] without the slot of the wallets, leads from the cart to the wallets of the checkout', () => {
  Reflect.set(window, 'PaymentRequest', () => undefined);
  open(12_600_000);
  expect(link()).toHaveAttribute('href', '/m/lucknow-lunch-home/place/order#wallet');
});

it('[CHK-14] shows the wallets themselves once the checkout’s slot is there', async () => {
  Reflect.set(window, 'PaymentRequest', () => undefined);
  open(12_600_000, loaderOfWallets());
  expect(link()).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Google Pay' })).toBeVisible();
  expect(link()).not.toBeInTheDocument();
});

it('[CHK-14] is not shown in a browser without wallets', () => {
  open(12_600_000);
  expect(link()).not.toBeInTheDocument();
});

it('[CHK-14] is not shown when there is nothing to pay', () => {
  Reflect.set(window, 'PaymentRequest', () => undefined);
  open(0);
  expect(link()).not.toBeInTheDocument();
});

it('[CHK-14] is not shown in a host application, which takes the payment itself', () => {
  Reflect.set(window, 'PaymentRequest', () => undefined);
  setEmbedHost({ paymentTypes: [], cards: [], pay: async () => null, close: () => undefined });
  open(12_600_000);
  expect(link()).not.toBeInTheDocument();
});
