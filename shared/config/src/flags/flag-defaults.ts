/**
 * Every feature flag with its default, which applies until the flag service answers, or if it never does
 * (specification 9). The specification names only `rw_enable_sift`; this product adds the other keys.
 */
export const FLAG_DEFAULTS = {
  auth_provider_google: true,
  auth_provider_facebook: true,
  auth_provider_email: true,
  auth_provider_apple: true,
  auth_provider_phone: true,
  group_order_payment_groups: true,
  mobile_menu_checkout: true,
  /** The fraud-prevention script. */
  rw_enable_sift: false,
  /** A dish shows its calories, where the service has them. */
  calorie_display: false,
  option_quantity: false,
  quick_reorder: false,
  dine_in_toggle: false,
  service_fee_info_modal: false,
  download_app: false,
  local_selections: false,
} as const satisfies Readonly<Record<string, boolean>>;

export type FlagKey = keyof typeof FLAG_DEFAULTS;
export type FlagValues = Readonly<Record<FlagKey, boolean>>;
