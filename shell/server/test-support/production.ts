/** The minimum settings with which a shell starts in production. */
export const PRODUCTION = {
  TIFFIN_ENVIRONMENT: 'production',
  TIFFIN_SHELL_URL: 'https://lunch.example',
  TIFFIN_ASSET_URL: 'https://assets.lunch.example',
  TIFFIN_SANDBOX_URL: 'https://api.lunch.example',
  TIFFIN_GUEST_CLIENT_SECRET: 'hush',
  TIFFIN_IP_LOOKUP_KEY: 'a-key-of-ours',
  TIFFIN_STRIPE_KEY: 'pk_live_ours',
} as const;
