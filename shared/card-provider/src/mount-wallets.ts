import { getConfig } from '@tiffin/config';
import type { PaymentMethodIdentifier } from '@tiffin/contracts';
import { parseQueryParameters } from '@tiffin/domain';
import { bus } from '@tiffin/event-bus';
import type {
  Stripe,
  StripeElements,
  StripeExpressCheckoutElement,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js';
import { oneTimePayment } from './enter-card';
import { handleCardError } from './handle-card-error';

export type WalletType = 'APPLE_PAY' | 'GOOGLE_PAY';

/** What a person has approved in the sheet of their wallet. Nothing is charged yet. */
export type WalletPayment = {
  readonly type: WalletType;
  readonly identifier: PaymentMethodIdentifier;
  /** Who pays, if the wallet was asked. */
  readonly contact: { readonly name: string; readonly email: string; readonly phone: string } | undefined;
};

/** `open`: nothing is refused, and the page goes on without the sheet. */
export type WalletOutcome = 'paid' | 'failed' | 'open';

export type WalletHandlers = {
  /** Returns whether the sheet may open now. The provider waits for at most a second. */
  readonly onOpen: () => boolean;
  /** Pays with what the person has approved. The wallet's sheet shows a failure. */
  readonly onPay: (payment: WalletPayment) => Promise<WalletOutcome>;
  /** Called with the provider's own sentence if the provider refuses the wallet's payment. */
  readonly onRefused: (message: string | undefined) => void;
};

type Options = WalletHandlers & {
  readonly stripe: Stripe;
  readonly elements: StripeElements;
  readonly container: HTMLElement;
  readonly isGuest: boolean;
  readonly onFound: (isOffered: boolean) => void;
};

/** Mounts the provider's wallet buttons. Other quick payments of the provider are not in the contract. */
export function mountWallets(options: Options): StripeExpressCheckoutElement {
  const { elements, container, isGuest, onFound, onOpen } = options;
  const shown = isLocalTest() ? 'always' : 'auto';
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const element = elements.create('expressCheckout', {
    paymentMethods: {
      applePay: shown,
      googlePay: shown,
      amazonPay: 'never',
      klarna: 'never',
      link: 'never',
      paypal: 'never',
    },
    buttonHeight: 48,
    buttonTheme: isDark
      ? { applePay: 'white', googlePay: 'white' }
      : { applePay: 'black', googlePay: 'black' },
    buttonType: { applePay: 'order', googlePay: 'order' },
    emailRequired: isGuest,
    phoneNumberRequired: isGuest,
    // The wallet gives a name only with the billing address.
    billingAddressRequired: isGuest,
  });
  let type: WalletType | undefined;
  element.on('ready', ({ availablePaymentMethods: found }) => {
    onFound(found?.applePay === true || found?.googlePay === true);
  });
  element.on('loaderror', () => {
    onFound(false);
  });
  element.on('click', ({ expressPaymentType, resolve, reject }) => {
    type = walletTypeOf(expressPaymentType);
    if (type && onOpen()) resolve();
    else reject();
  });
  element.on('cancel', () => {
    if (type) bus.emit('paymentAnswered', { method: type, outcome: 'cancelled', code: null });
  });
  element.on('confirm', (event) => void confirm(event, options));
  element.mount(container);
  return element;
}

/** With `expressLocalTest=1`, developers see the wallets although theirs has no card. Never in production. */
function isLocalTest(): boolean {
  return (
    getConfig().environment !== 'production' && parseQueryParameters(window.location.search).expressLocalTest
  );
}

async function confirm(event: StripeExpressCheckoutElementConfirmEvent, options: Options): Promise<void> {
  const { stripe, elements, onPay, onRefused } = options;
  const { paymentFailed, expressPaymentType, billingDetails } = event;
  const type = walletTypeOf(expressPaymentType);
  if (!type) {
    paymentFailed({ reason: 'invalid_payment_data' });
    return;
  }
  const { error: invalid } = await elements.submit();
  const { paymentMethod, error } = invalid
    ? { error: invalid }
    : await stripe.createPaymentMethod({ elements });
  if (!paymentMethod) {
    const { message } = handleCardError(error, type);
    paymentFailed({ reason: 'invalid_payment_data' });
    onRefused(message);
    return;
  }
  const { name, email = '', phone = '' } = billingDetails ?? { name: '' };
  const contact = billingDetails && { name, email, phone };
  const outcome = await onPay({ type, identifier: oneTimePayment(paymentMethod.id, type), contact });
  if (outcome === 'open') return;
  if (outcome === 'failed') paymentFailed({ reason: 'fail' });
  bus.emit('paymentAnswered', {
    method: type,
    outcome: outcome === 'paid' ? 'succeeded' : 'failed',
    code: null,
  });
}

function walletTypeOf(type: StripeExpressCheckoutElementConfirmEvent['expressPaymentType']) {
  switch (type) {
    case 'apple_pay':
      return 'APPLE_PAY';
    case 'google_pay':
      return 'GOOGLE_PAY';
    case 'amazon_pay':
    case 'klarna':
    case 'link':
    case 'paypal':
      return undefined;
  }
}
