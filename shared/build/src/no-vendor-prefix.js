// Replaces the vendor prefixes of stylis, which only a page with `enableVendorPrefixes` calls.
export const prefix = () => '';
