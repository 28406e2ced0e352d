const DAY_S = 86_400;
const DEFAULT_S = 30 * DAY_S;

/** A cookie that pages write: its name, and how long it lasts (seconds). */
type Cookie = { readonly name: string; readonly maxAgeS: number };

/** Every cookie that a page of ours reads or writes, with the lifetimes of specification 9. */
export const COOKIES = {
  /** Where the order comes from. */
  orderSource: { name: 'tiffin_source', maxAgeS: DAY_S / 6 },
  /** Recognised parameters of the first address that outlive it. */
  additionalParameters: { name: 'tiffin_parameters', maxAgeS: 2_592_000 },
  analyticsDeviceId: { name: 'tiffin_device_id', maxAgeS: 365 * DAY_S },
  deviceInfo: { name: 'tiffin_device_info', maxAgeS: DEFAULT_S },
  /** Merchants at whom a guest has a cart, where storage does not keep them. */
  guestCarts: { name: 'tiffin_guest_carts', maxAgeS: DEFAULT_S },
  language: { name: 'tiffin_lang', maxAgeS: 365 * DAY_S },
  /** Set while the browser is away at the sign-in provider, cleared by the page that it returns to. */
  authRedirect: { name: 'tiffin_auth_redirect', maxAgeS: 3600 },
} as const satisfies Readonly<Record<string, Cookie>>;

/** Which cookie. */
export type CookieKey = keyof typeof COOKIES;
