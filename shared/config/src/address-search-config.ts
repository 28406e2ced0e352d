/** The service that finds addresses: Photon, or Google Places (New), whose key a browser must know. */
export type AddressSearchConfig =
  | { readonly provider: 'photon'; readonly url: string; readonly languages: readonly string[] }
  | { readonly provider: 'google'; readonly url: string; readonly key: string };
