import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Returns the aliases that leave the texts of the federation runtime's errors out of pages: 1 kB in each first load. */
export function shortFederationErrors() {
  const enhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));
  const codes = dirname(enhanced.resolve('@module-federation/error-codes'));
  const bundler = dirname(enhanced.resolve('@module-federation/webpack-bundler-runtime'));
  const replaced = [
    join(codes, 'desc.mjs'),
    join(codes, 'getShortErrorMsg.mjs'),
    join(bundler, 'error-codes/dist/getShortErrorMsg.js'),
  ];
  const ours = join(import.meta.dirname, 'federation-error-texts.js');
  return Object.fromEntries(replaced.map((file) => [file, ours]));
}
