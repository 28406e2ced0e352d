import { act } from '@testing-library/react';
import { setEmbedHost } from '@tiffin/config';
import { bus } from '@tiffin/event-bus';
import { forgetTab } from './checkout-in-app';

/** What the provider answers when a wallet's card becomes a payment method. */
export const paymentMethod = { paymentMethod: { id: 'pm_wallet', card: { brand: 'visa', last4: '4242' } } };
/** The person that a wallet names. */
export const wanda = { name: 'Wanda Wallet', email: 'wanda@example.com', phone: '416-555-0123', address: {} };

/**
 * Lets the browser of every test in the calling file pay by wallet. Returns the answers to payments that a
 * test's page has reported so far.
 */
export function walletBrowser(): readonly object[] {
  const reported: object[] = [];
  let stopListening: () => void = () => undefined;
  beforeEach(() => {
    Reflect.set(window, 'PaymentRequest', () => undefined);
    reported.length = 0;
    stopListening = bus.on('paymentAnswered', (fact) => reported.push(fact));
  });
  afterEach(() => {
    stopListening();
    Reflect.deleteProperty(window, 'PaymentRequest');
    act(() => {
      setEmbedHost(null);
    });
    forgetTab();
  });
  return reported;
}
