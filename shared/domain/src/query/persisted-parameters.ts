/** Parameters that stay with a person from screen to screen: who shows the application, how, and for what. */
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

/** Longer values are not carried on: an address has an end. */
const LONGEST = 2000;

/** Those parameters of a query that every screen keeps, the first value of each (specification 2, the persisted query). */
export function persistedParameters(search: string): URLSearchParams {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of PERSISTED) {
    const value = given.get(name);
    if (value !== null && value.length <= LONGEST) kept.set(name, value);
  }
  return kept;
}
