import { getConfig } from '@tiffin/config';
import { limitTo } from '@tiffin/config/time-limit';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

const limitMs = 5000;
const providerOrigin = 'https://js.stripe.com';
let standIn: Promise<void> | undefined;

/**
 * Returns the card provider's SDK for a key. Throws if its script fails or does not answer within 5 s; the
 * next call tries again. The provider's loader knows only the provider's own URL, and uses a script that is
 * already on the page: a stand-in at another URL is therefore loaded before.
 */
export async function loadCardProvider(apiKey: string): Promise<Stripe> {
  const stripe = await limitTo(limitMs, load(apiKey), null);
  if (!stripe) throw new Error('The card provider did not answer in time');
  return stripe;
}

async function load(apiKey: string): Promise<Stripe | null> {
  const { scriptUrl } = getConfig().stripe;
  if (!window.Stripe && new URL(scriptUrl).origin !== providerOrigin) {
    standIn ??= loadStandIn(scriptUrl).finally(() => {
      standIn = undefined;
    });
    await standIn;
  }
  return loadStripe(apiKey);
}

function loadStandIn(scriptUrl: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    // A later call loads it again.
    const timer = setTimeout(fail, limitMs);
    function fail() {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`The card provider's script ${scriptUrl} could not be loaded`));
    }
    script.addEventListener('load', () => {
      clearTimeout(timer);
      if (window.Stripe) resolve();
      else fail();
    });
    script.addEventListener('error', fail);
    script.src = scriptUrl;
    document.head.append(script);
  });
}
