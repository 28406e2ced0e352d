import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Returns the alias that leaves the texts of the federation runtime's errors out of pages: 0.8 kB in each first load. */
export function shortFederationErrors() {
  const enhanced = createRequire(import.meta.url).resolve('@module-federation/enhanced');
  const codes = createRequire(enhanced).resolve('@module-federation/error-codes');
  return { [join(dirname(codes), 'desc.mjs')]: join(import.meta.dirname, 'federation-error-texts.js') };
}
