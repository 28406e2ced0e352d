import type { Call } from '../call';

/** A row of the main API's table, with its own types kept. */
export const mainCall = <const Row extends Omit<Call, 'service'>>(
  row: Row,
): Row & { readonly service: 'main' } => ({
  service: 'main',
  ...row,
});
