type CardProviderSources = {
  readonly scripts: readonly string[];
  readonly calls: readonly string[];
  readonly frames: readonly string[];
  /** Origins whose frames may open the sheet of a wallet. */
  readonly wallets: readonly string[];
};

const STRIPE = 'https://js.stripe.com';

/**
 * Returns what a page must allow for the card provider. Stripe documents its sources at
 * https://docs.stripe.com/security/guide#content-security-policy. Google Pay runs in Stripe's frame, and its
 * own guide (https://developers.google.com/pay/api/web/guides/resources/csp-guide) names the sources for browsers
 * that open its sheet from the page. Stripe's Google Maps sources are only for address fields, which we do not
 * use. A script of another origin is a stand-in, which needs nothing but itself.
 */
export function cardProviderSources(scriptUrl: string): CardProviderSources {
  const { origin } = new URL(scriptUrl);
  if (origin !== STRIPE) return { scripts: [origin], calls: [origin], frames: [origin], wallets: [origin] };
  const scripts = [STRIPE, 'https://*.js.stripe.com'];
  const google = ['https://pay.google.com', 'https://google.com', 'https://www.google.com'];
  return {
    scripts: [...scripts, 'https://pay.google.com'],
    calls: ['https://api.stripe.com', STRIPE, ...google],
    frames: [...scripts, 'https://hooks.stripe.com', 'https://pay.google.com'],
    wallets: [STRIPE, 'https://pay.google.com'],
  };
}
