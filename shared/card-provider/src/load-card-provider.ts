import { getConfig } from '@tiffin/config';
import type { StripeConstructor } from '@stripe/stripe-js';

const limitMs = 5000;
let loading: Promise<StripeConstructor> | undefined;

/** Loads the card provider's script once per page. A failure, or no answer within 5 s, may be retried. */
export function loadCardProvider(): Promise<StripeConstructor> {
  if (window.Stripe) return Promise.resolve(window.Stripe);
  loading ??= load(getConfig().stripe.scriptUrl).catch((cause: unknown) => {
    loading = undefined;
    throw cause;
  });
  return loading;
}

function load(scriptUrl: string): Promise<StripeConstructor> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (message: string) => {
      script.remove();
      reject(new Error(message));
    };
    const timer = setTimeout(fail, limitMs, 'The card provider did not answer in time');
    script.addEventListener('load', () => {
      clearTimeout(timer);
      if (window.Stripe) resolve(window.Stripe);
      else fail("The card provider's script does not define Stripe");
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail("The card provider's script could not be loaded");
    });
    script.src = scriptUrl;
    document.head.append(script);
  });
}
