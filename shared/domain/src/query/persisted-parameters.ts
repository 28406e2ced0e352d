/** Parameters that stay on every screen: the embedding application, how it looks, and its context. */
const PERSISTED = [
  'embed',
  'hqoLinkout',
  'did',
  'edid',
  'lang',
  'themeJSON',
  'hidePickup',
  'forceDelivery',
  'pickup',
  'orderLater',
  'inStore',
  'hideDownloadApp',
  'hideDineInToggle',
  'hideExpressServiceModal',
  'suppressOrderBar',
  'debugreview',
  'expressLocalTest',
  'menudraftid',
  'sourceType',
  'entity_id',
  'room',
  'table',
  'promo',
  'promoCode',
  'onLogIn',
  'claim',
  'origin',
  'checkoutLogin',
  'back',
  'backUrl',
  'referrer',
] as const;

/** Longer values are dropped, because the length of a URL is limited. */
const LONGEST = 2000;

/**
 * Returns the parameters of a query that every screen keeps, the first value of each (specification 2, the
 * persisted query).
 */
export function persistedParameters(search: string): URLSearchParams {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of PERSISTED) {
    const value = given.get(name);
    if (value !== null && value.length <= LONGEST) kept.set(name, value);
  }
  return kept;
}
