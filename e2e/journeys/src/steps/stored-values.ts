/**
 * Unexpected values in the product's storage keys: broken, of another type, of another version, hostile,
 * huge.
 */
export const ODD_VALUES = {
  nothing: '',
  'broken JSON': '{"email":',
  null: 'null',
  'a number': '7',
  'a text': '"text"',
  'a list': '[null,1,{},[]]',
  'an object of nothing': '{}',
  'every name, no right type':
    '{"intent":1,"kind":"user","isChallenged":true,"body":null,"firstName":{},"email":[],"sentAt":"x","accessToken":{},"expiresAt":1e300,"eventId":7}',
  'a script': '</script><script>alert(1)</script>',
  'a header of its own': 'x\r\nset-cookie: a=b',
  huge: JSON.stringify(Array.from({ length: 40_000 }, (_, index) => `m${index}`)),
} as const;

/** Every cookie that this site's pages read. */
export const COOKIE_NAMES = [
  'tiffin_source',
  'tiffin_parameters',
  'tiffin_device_id',
  'tiffin_device_info',
  'tiffin_lang',
  'tiffin_auth_redirect',
  'tiffin_sign_in',
] as const;

/** The storage keys that the product and its libraries write. */
export const STORED_KEYS = [
  /^tiffin\.guestCarts$/,
  /^tiffin_app_prompt$/,
  /^tiffin\.localSelections$/,
  /^tiffin\.personal\./,
  /^tiffin\.deliveryLocation$/,
  /^tiffin\.visitLocation$/,
  /^tiffin_events_/,
  /^tiffin\.checkout\.guest$/,
  /^tiffin\.payment\./,
  /^tiffin\.teams\.email$/,
  /^tiffin_visit$/,
  /^tiffin_sign_in$/,
  /^tiffin_anonymous_token$/,
  /^tiffin\.intent\./,
  /^tiffin\.scroll$/,
  /^tiffin\.offlineCopiesOf$/,
  /^tiffin\.remotes$/,
  // Keys of the login client.
  /^kc-/,
] as const;
