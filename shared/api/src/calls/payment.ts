import type { PaymentGroup, PaymentProcessor, StoredPaymentMethod } from '@tiffin/contracts';
import { later } from '../decoding/later';
import { path } from '../transport/path';
import { send, sendDone } from '../transport/send';
import type { CallOptions, NoParams } from '../transport/send';

/** The person's stored payment methods at one processor. */
export async function getPaymentMethods(
  params: { readonly paymentProcessor: PaymentProcessor },
  options?: CallOptions,
): Promise<readonly StoredPaymentMethod[]> {
  const { paymentMethods } = await send<{ paymentMethods: readonly StoredPaymentMethod[] }>(
    {
      service: 'main',
      method: 'GET',
      path: '/payment/method',
      query: params,
      answer: later('methodsAnswer'),
    },
    options,
  );
  return paymentMethods;
}

/** Stores the card that the card provider's set-up intent stands for. */
export async function addPaymentMethod(
  { body }: { readonly body: { readonly setupIntentId: string } },
  options?: CallOptions,
): Promise<StoredPaymentMethod> {
  const { paymentMethod } = await send<{ paymentMethod: StoredPaymentMethod }>(
    { service: 'main', method: 'POST', path: '/payment/method', body, answer: later('methodAnswer') },
    options,
  );
  return paymentMethod;
}

/** Forgets a stored payment method. */
export async function removePaymentMethod(
  params: { readonly paymentMethodId: string },
  options?: CallOptions,
): Promise<void> {
  return sendDone({ service: 'main', method: 'DELETE', path: '/payment/method', query: params }, options);
}

/** Begins the entry of a card at the card provider. */
export async function createSetupIntent(
  params: NoParams = {},
  options?: CallOptions,
): Promise<{ readonly apiKey: string; readonly clientSecret: string }> {
  return send(
    {
      service: 'main',
      method: 'POST',
      path: '/payment/setup-intent',
      query: params,
      answer: later('setupAnswer'),
    },
    options,
  );
}

/** Personal and corporate payment methods; `paymentProviders` is a comma list. */
export async function getPaymentGroups(
  params: { readonly paymentProviders: string },
  options?: CallOptions,
): Promise<readonly PaymentGroup[]> {
  const { paymentGroups } = await send<{ paymentGroups: readonly PaymentGroup[] }>(
    {
      service: 'gateway',
      method: 'GET',
      path: '/payments/groups',
      query: params,
      answer: later('groupsAnswer'),
    },
    options,
  );
  return paymentGroups;
}

/** What a promo code gives; a code that does not exist is refused. */
export async function getPromoCode(
  { code }: { readonly code: string },
  options?: CallOptions,
): Promise<{ readonly code: string; readonly description: string }> {
  return send(
    { service: 'main', method: 'GET', path: path`/promo-codes/${code}`, answer: later('promoAnswer') },
    options,
  );
}
