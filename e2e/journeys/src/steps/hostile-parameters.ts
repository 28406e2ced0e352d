/** Parameters that lead somewhere, or look as if they did. */
const LEADING = ['back', 'backUrl', 'referrer', 'onLogIn', 'origin', 'claim', 'share', 'goShare', 'token'];

/** Every parameter of specification 2 except those that choose another merchant or language. */
const NAMES = [
  'mid workspaceId catalogId group city cuisine catering fulfillmentId merchantName countryCode placeId q lat lon top r',
  'address deliveryAddressId hqoLinkout did edid hidePickup forceDelivery pickup orderLater suppressOrderBar debugreview',
  'themeJSON inStore hideExpressServiceModal hideDownloadApp hideDineInToggle invite_id onLogIn share goShare learn',
  'checkoutLogin ownerId item line cart origin claim back backUrl referrer offer on op od p promo promoCode emailCode',
  'reorder teamJoinSuccess token from listType orderIdentifierType sourceType entity_id room table embed step contentGateway',
].flatMap((line) => line.split(' '));

/** Returns a query in which every parameter has the same value. */
export function everyParameter(value: string): string {
  return queryOf(NAMES, value);
}

/** Returns a query in which the parameters have the values in turn, starting with the one at `turn`. */
export function mixedParameters(values: readonly string[], turn: number): string {
  const entries = NAMES.map((name, index) => [name, values[(index + turn) % values.length] ?? '']);
  return new URLSearchParams(entries).toString();
}

/** Returns a query in which every parameter that leads somewhere has the same value. */
export function leadingParameters(value: string): string {
  return queryOf(LEADING, value);
}

function queryOf(names: readonly string[], value: string): string {
  return new URLSearchParams(names.map((name) => [name, value])).toString();
}
