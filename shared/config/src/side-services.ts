/** Optional services around ordering; null for each that a site does without. */
export type SideServices = {
  readonly analyticsUrl: string | null;
  readonly cmsUrl: string | null;
  readonly flagsUrl: string | null;
  /** The URL of the IP lookup and the key that it requires. */
  readonly ipLookup: { readonly url: string; readonly key: string } | null;
  /** The error service: a DSN in Sentry's format. */
  readonly errorDsn: string | null;
  readonly fraudScriptUrl: string | null;
  /** Where to download the app. */
  readonly downloadAppUrl: string | null;
};

/** A site without any of them. */
export const NO_SIDE_SERVICES: SideServices = {
  analyticsUrl: null,
  cmsUrl: null,
  flagsUrl: null,
  ipLookup: null,
  errorDsn: null,
  fraudScriptUrl: null,
  downloadAppUrl: null,
};
