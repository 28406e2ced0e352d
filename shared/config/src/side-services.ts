/** Services around ordering that a site can do without; null: it does. */
export type SideServices = {
  readonly analyticsUrl: string | null;
  readonly cmsUrl: string | null;
  readonly flagsUrl: string | null;
  /** With the key by which the lookup knows us. */
  readonly ipLookup: { readonly url: string; readonly key: string } | null;
  /** Where errors are reported: a DSN of Sentry's protocol. */
  readonly errorDsn: string | null;
  readonly fraudScriptUrl: string | null;
  /** Where the app can be had. */
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
