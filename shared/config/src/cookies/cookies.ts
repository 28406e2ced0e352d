const DAY_S = 86_400;
const DEFAULT_S = 30 * DAY_S;

/** A cookie that pages write: its name, and how long it lasts (seconds). */
type Cookie = { readonly name: string; readonly maxAgeS: number };

/** Every cookie that this site's pages read or write, with the lifetimes of specification 9. */
export const COOKIES = {
  /** The order source. */
  orderSource: { name: 'tiffin_source', maxAgeS: DAY_S / 6 },
  /** Recognised parameters of the first URL that are kept beyond it. */
  additionalParameters: { name: 'tiffin_parameters', maxAgeS: 2_592_000 },
  analyticsDeviceId: { name: 'tiffin_device_id', maxAgeS: 365 * DAY_S },
  deviceInfo: { name: 'tiffin_device_info', maxAgeS: DEFAULT_S },
  /** Merchants where a guest has a cart, if storage is unavailable. */
  guestCarts: { name: 'tiffin_guest_carts', maxAgeS: DEFAULT_S },
  /** Whether the browser has stored something that personal first screens show. The server then leaves them to it. */
  personalScreens: { name: 'tiffin_personal', maxAgeS: DEFAULT_S },
  language: { name: 'tiffin_lang', maxAgeS: 365 * DAY_S },
  /** Set while the browser is away at the sign-in provider, cleared by the page that it returns to. */
  authRedirect: { name: 'tiffin_auth_redirect', maxAgeS: 3600 },
} as const satisfies Readonly<Record<string, Cookie>>;

/** The key of a cookie. */
export type CookieKey = keyof typeof COOKIES;
